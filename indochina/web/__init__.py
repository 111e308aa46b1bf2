"""The web board: a server, its store of tables, and the pages it serves. See docs/web.md."""
