"""The rules of Lokalka, a file a chapter."""
