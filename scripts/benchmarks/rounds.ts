/** What each of these gave in every round; they take turns, so that whatever else the machine does affects all alike. */
export async function inTurn<Item, Value>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Value>,
): Promise<[Item, Value[]][]> {
  const all = items.map((item): [Item, Value[]] => [item, []])
  for (let round = 1; round <= rounds; round++) {
    console.log(`Round ${round} of ${rounds} ...`)
    for (const [item, seen] of all) seen.push(await measure(item))
  }
  return all
}
