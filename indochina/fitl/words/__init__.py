"""All words of Fire in the Lake, a folder a language."""
