"""Where people meet: the lobby, profiles, ratings."""
