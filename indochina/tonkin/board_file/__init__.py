"""An owner's board file: `file` reads it; a module for each of its tables merges and checks what it holds."""
