/** The list with one item at another place; the others keep their order. */
export function movedItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)]
}
