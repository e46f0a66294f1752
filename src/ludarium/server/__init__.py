"""The table in the browser: one process, one WebSocket a tab, every move saved before it is shown."""
