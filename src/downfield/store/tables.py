"""The tables of the database. Whoever changes one adds a step to migrations/versions."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

METADATA = MetaData()
EMPTY = text("''")

MATCH = Table(
    "match",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("pack", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seed", BigInteger),
    Column("invite_hash", String(64), nullable=False, index=True),
    Column("created", String(40), nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false(), index=True),
    Column("clock", JSON),
    Column("next_id", String(24), nullable=False, server_default=EMPTY),
    Column("watch", String(24), nullable=False, server_default=EMPTY),
    Column("lesson", String(40), nullable=False, server_default=EMPTY),
    Column("rated", String(10), nullable=False, server_default=EMPTY, index=True),
    Column("days", Integer, nullable=False, server_default=text("0"), index=True),
)

# What rated matches came to, game by game in order, and what both are rated then. A program is `coach:LEVEL`.
# The primary key is the lock: two matches that end at once are counted one after the other.
RATED = Table(
    "rated",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("about_match", String(24), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("home", String(40), nullable=False, index=True),
    Column("away", String(40), nullable=False, index=True),
    Column("winner", Integer, nullable=False),
    Column("home_mu", Float(53), nullable=False),
    Column("home_sigma", Float(53), nullable=False),
    Column("away_mu", Float(53), nullable=False),
    Column("away_sigma", Float(53), nullable=False),
)

# Who was let in by the watch link of a private match; its rematches have the same link.
WATCHER = Table(
    "watcher",
    METADATA,
    Column("watch", String(24), primary_key=True),
    Column("person_id", String(24), primary_key=True, index=True),
)

SEAT = Table(
    "seat",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("key_hash", String(64), nullable=False, index=True),
    Column("person_id", String(24), nullable=False, server_default=EMPTY, index=True),
    Column("account", Boolean, nullable=False, server_default=false()),
    Column("origin", String(24), nullable=False, server_default=EMPTY, index=True),
    Column("invite_hash", String(64), nullable=False, server_default=EMPTY, index=True),
)

# The primary key is the lock: two who answer the same moment cannot both be heard.
ANSWER = Table(
    "answer",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False, server_default=text("0")),
)

# How a match stands: what lists tell of it is written with the deeds it follows from; "" where nobody has looked.
STANDING = Table(
    "standing",
    METADATA,
    Column("match_id", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("deeds", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("told", Text, nullable=False),
)

# A match as it was left after so many deeds; it can be thrown away at any time, for the deeds tell the same.
SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("match_id", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("deeds", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("words", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Whoever has an account; a guest is only a number in a signed cookie.
PERSON = Table(
    "person",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(60), nullable=False, unique=True),
    Column("password_hash", String(200), nullable=False),
    Column("created", String(40), nullable=False),
    Column("skeleton", String(120), nullable=False, server_default=EMPTY, index=True, unique=True),
)

# Where an account is signed in; one of an old cookie is remembered when it has ended, so that it does not begin again.
SESSION = Table(
    "session",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("created", String(40), nullable=False),
    Column("seen", String(40), nullable=False),
    Column("browser", String(60), nullable=False),
    Column("address", String(60), nullable=False),
    Column("ended", Boolean, nullable=False, server_default=false()),
)

# What opens an account whose password is lost, once; of each code only the hash.
RECOVERY = Table(
    "recovery",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("created", String(40), nullable=False),
)

PASSKEY = Table(
    "passkey",
    METADATA,
    Column("id", String(400), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", String(40), nullable=False),
)

# The keys of programs; of each only the hash.
TOKEN = Table(
    "token",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", String(24), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", String(40), nullable=False),
    Column("scope", String(10), nullable=False, server_default=text("'play'")),
    Column("used", String(40), nullable=False, server_default=EMPTY),
)

# What all servers on one database must agree on, such as the secret that signs cookies.
SETTING = Table(
    "setting",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Records that visitors brought along; the id is the hash of the text, so that the same one is kept once.
UPLOAD = Table(
    "upload",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", String(40), nullable=False),
    Column("opened", String(40), nullable=False, server_default=EMPTY),
)

# Who brought a record along: a person, or whoever has only an address.
BROUGHT = Table(
    "brought",
    METADATA,
    Column("upload_id", ForeignKey("upload.id"), primary_key=True),
    Column("person_id", String(24), primary_key=True, index=True),
    Column("origin", String(24), primary_key=True, index=True),
    Column("at", String(40), nullable=False),
)

# Whom somebody does not read, or does not play with.
SHUN = Table(
    "shun",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), nullable=False),
    Column("other_id", String(24), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", String(40), nullable=False),
    UniqueConstraint("person_id", "other_id", "kind", name="uq_shun"),
)

# What visitors told the keepers. The lines of the chat stand here too: what is reported can still be read.
REPORT = Table(
    "report",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("made", String(40), nullable=False),
    Column("by_id", String(24), nullable=False, index=True),
    Column("by_name", String(60), nullable=False),
    Column("about_match", String(24), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("about_id", String(24), nullable=False, index=True),
    Column("about_name", String(60), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("words", String(500), nullable=False),
    Column("line", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("closed", String(40), nullable=False, server_default=EMPTY, index=True),
    Column("closed_by", String(60), nullable=False, server_default=EMPTY),
    Column("outcome", String(500), nullable=False, server_default=EMPTY),
)

# Who may not come: a person, a network, or the guests of a place that is known by its mark alone.
BAN = Table(
    "ban",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("target", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("why", String(500), nullable=False),
    Column("made", String(40), nullable=False),
    Column("until", String(40), nullable=False),
    UniqueConstraint("kind", "target", name="uq_ban"),
)

KEEPER = Table(
    "keeper",
    METADATA,
    Column("person_id", ForeignKey("person.id"), primary_key=True),
    Column("since", String(40), nullable=False),
)

# What keepers did. The database itself lets nobody change or delete a line.
KEEPER_LOG = Table(
    "keeper_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", String(40), nullable=False),
    Column("by", String(60), nullable=False),
    Column("deed", String(20), nullable=False),
    Column("target", String(200), nullable=False),
    Column("why", String(500), nullable=False),
)

# What servers must hear of that others have done to the database: a ban, something that is gone.
NEWS = Table(
    "news",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("target", String(64), nullable=False),
)

# A competition: who organises it, and the secret of its lots; what it has come to stands in its ledger.
COMPETITION = Table(
    "competition",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("slug", String(60), nullable=False, unique=True),
    Column("secret", String(64), nullable=False),
    Column("organiser", String(24), nullable=False, index=True),
    Column("visibility", String(10), nullable=False),
    Column("created", String(40), nullable=False),
)

# The primary key is the lock: two who write the same line cannot both be heard.
LEDGER = Table(
    "ledger",
    METADATA,
    Column("competition_id", ForeignKey("competition.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", LargeBinary, nullable=False),
)

# Who takes part in which competition, so that everybody's are found at once; what counts stands in the ledgers.
PARTICIPANT = Table(
    "participant",
    METADATA,
    Column("competition_id", ForeignKey("competition.id"), primary_key=True),
    Column("person_id", String(24), primary_key=True, index=True),
)

# The records that prove results of competitions: as long as these are kept, so are they.
PROOF = Table(
    "proof",
    METADATA,
    Column("competition_id", ForeignKey("competition.id"), primary_key=True),
    Column("upload_id", ForeignKey("upload.id"), primary_key=True, index=True),
)

# Matches whose invitation anybody may take. Whoever takes the line out has the invitation, and nobody else.
CHALLENGE = Table(
    "challenge",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("person_id", String(24), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("code", String(24), nullable=False),
    Column("posted", BigInteger, nullable=False),
)

# Who was here last, and when; "" is the name of a guest who has none.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

# Where a browser that is closed hears of something, by Web Push.
SUBSCRIPTION = Table(
    "subscription",
    METADATA,
    Column("endpoint", String(600), primary_key=True),
    Column("person_id", String(24), nullable=False, index=True),
    Column("public_key", String(120), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", String(40), nullable=False),
)

# Up to which deed of a match a seat was told of its turn.
CALLED = Table(
    "called",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("deeds", Integer, nullable=False),
)

# How many watch a match, and when that was told.
AUDIENCE = Table(
    "audience",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("spectators", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
