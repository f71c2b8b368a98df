import * as m from './texts/events.ts'

/** What an order's or a person's past is made of: every kind has its name among the texts. No schema library: pages import it. */
export type EventKind = keyof typeof m

export const eventNames: Record<EventKind, () => string> = m
export const eventKinds = Object.keys(m) as EventKind[]
