"""A browser in words, for its owner to know it again; nothing else is kept of what it says of itself."""

# Browsers say that they are each other too: the first that is found counts.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def browser_of(agent: str) -> str:
    """Browser and system, with a slash between them; what is not known stays empty."""
    return f"{_first(agent, BROWSERS)}/{_first(agent, SYSTEMS)}"


def _first(agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in known if sign in agent), "")
