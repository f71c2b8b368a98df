const hourMs = 3_600_000
const dayMs = 24 * hourMs

export const seededAt = new Date()

export const daysAgo = (days: number) => new Date(seededAt.getTime() - days * dayMs)

/** So many hours after a moment, but never in the future. */
export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(Math.min(moment.getTime() + hours * hourMs, seededAt.getTime()))
}
