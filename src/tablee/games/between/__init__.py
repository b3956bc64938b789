"""Between, a game by Jarvin: find the two cards each opponent hides before they find yours."""
