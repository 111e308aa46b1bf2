"""All words of Saigon 75, a folder a language."""
