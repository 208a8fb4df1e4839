"""The server and the browser table.

The server puts the pages together (`web`), pages show (`pages`, `show`) what is played (`live`) to whoever visits
(`people`), and all of them speak in the same words (`protocol`). `templates` and `static` go to the browser.
"""
