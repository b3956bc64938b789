"""Tests of the server: real sockets where the wire matters, in process where numbers matter."""
