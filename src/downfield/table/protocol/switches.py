"""What a table has for people who meet there; whoever runs it can switch each of it off."""

import msgspec


class Switches(msgspec.Struct, frozen=True):
    """What is there."""

    ratings: bool = True  # rated matches, and a number for each account in each game
    lobby: bool = True  # open challenges, quick pairing, who is here
    days: bool = True  # matches with days for each decision, and the feed of one's turns
    push: bool = True  # word to a browser that is closed
    featured: bool = True  # the match of the hour on the home page
    awards: bool = True  # marks for what somebody has managed for the first time
    profiles: bool = True  # a page for each account


ALL = Switches()
