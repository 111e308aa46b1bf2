"""2.0 Replacement and Reinforcement Phase.

2.1   vm_reinforcements
2.2   vm_replacements, replacement_points  the latter for both sides
2.3   absorption            Tieu Doan as replacements of regiments
2.4   mobilization
2.5   fef_reinforcements
2.6   fef_replacements
2.7   withdrawals
"""
