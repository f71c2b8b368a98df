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
