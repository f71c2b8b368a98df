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

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

export function medians<Row extends { [Name in keyof Row]: number }>(rows: Row[]): Row {
  const [first] = rows
  if (!first) throw new Error('There is nothing to take a median of.')
  const names = Object.keys(first) as (keyof Row)[]
  return Object.fromEntries(names.map((name) => [name, median(rows.map((row) => row[name]))])) as Row
}
