"""The server: HTTP and WebSocket around the hall, with every check before anything is believed."""
