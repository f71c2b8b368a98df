"""The register: each product's builder and the views the photographer takes of it."""

from collections.abc import Callable
from dataclasses import dataclass

from .stage import View


@dataclass(frozen=True)
class Shot:
    """How to put a product on the table, and from where to look at it; the first view is the card's picture."""

    build: Callable
    views: tuple


SHOTS: dict[str, Shot] = {}


def product(name, *views):
    """Register a builder under the product's id. Without views it gets the standard one."""

    def register(build):
        SHOTS[name] = Shot(build, views or (View(),))
        return build

    return register
