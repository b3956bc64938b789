"""A puzzle at a glance: dealt, built, joined or given up."""
