"""Every family of products; importing it fills the register."""

from . import (  # noqa: F401
    banding,
    brackets,
    chisels,
    clamps,
    dowels,
    drawers,
    gauges,
    knobs,
    legs,
    mallets,
    planes,
    saws,
    spindles,
    squares,
)
