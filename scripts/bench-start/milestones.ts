/** Something that happens on the way to the first page. */
export interface Milestone {
  name: string
  /** Milliseconds since `npm start` was typed. */
  at: number
}

/** A milestone with the time that led to it. */
export interface Stretch extends Milestone {
  /** Milliseconds since the milestone before. */
  took: number
}

/** The milestones in the order in which they were reached, each with what it took after the one before. */
export function stretches(milestones: Milestone[]): Stretch[] {
  const sorted = milestones.toSorted((a, b) => a.at - b.at)
  return sorted.map((milestone, place) => ({
    ...milestone,
    took: milestone.at - (sorted[place - 1]?.at ?? 0),
  }))
}

/** Seconds with one digit, right-aligned. */
const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1).padStart(6)

/** A table for the terminal, with the reason beside each milestone that has one. */
export function timetable(milestones: Milestone[], reasons: Record<string, string>): string {
  const width = Math.max(...milestones.map(({ name }) => name.length))
  const rows = stretches(milestones).map(({ name, at, took }) =>
    `${seconds(at)} s ${seconds(took)} s  ${name.padEnd(width)}  ${reasons[name] ?? ''}`.trimEnd(),
  )
  return [`${'after'.padStart(8)} ${'took'.padStart(8)}`, ...rows].join('\n')
}
