"""What players read, in folders by language; in every game the same kinds of texts in files of the same names.

names: `name.*`, pieces, places, and words that stand in sentences; questions: `prompt.*` and `option.*`; log: `log.*`,
what happened; why_not: `why.*`; odds: `odds.*`, forecasts; opponents: `reason.*` and the names of what led to a choice;
cards: `card.*`; settings: scenarios and settings in other languages than English, in which they tell of themselves.
"""
