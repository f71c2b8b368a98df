/** Something that happens to the seeded shop at its moment. */
export interface SeedEvent {
  at: Date
  happen: () => Promise<void>
}

/** Lets everything happen in the order of time, as in a shop: numbers are given away in the order of their dates. */
export async function relive(events: readonly SeedEvent[]): Promise<void> {
  const inOrder = events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { happen } of inOrder) await happen()
}
