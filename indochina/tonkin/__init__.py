"""Tonkin: the First Indochina War 1950-54. Files follow the chapters of the rulebook; rule numbers are its own."""
