"""What `tools/teach_reading.py` teaches with: drawings, and how each of them becomes many."""
