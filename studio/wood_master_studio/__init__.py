"""The photo studio of Wood-Master: models, materials, light and cameras for Blender. All lengths are metres."""
