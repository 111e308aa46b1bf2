"""All words of Tonkin, a folder a language."""
