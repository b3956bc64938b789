"""Journals and what keeps them: promises, faults, and controls that show the tests would notice."""
