const hourMs = 3_600_000

export const seededAt = new Date()

export const daysAgo = (days: number) => new Date(seededAt.getTime() - days * 24 * hourMs)

/** So many hours after a moment, but never in the future. */
export const hoursAfter = (moment: Date, hours: number) =>
  new Date(Math.min(moment.getTime() + hours * hourMs, seededAt.getTime()))

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
