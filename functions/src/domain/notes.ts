import type { NewNote, PastEvent as SentEvent } from '@wood-master/contract/history'
import { limits } from '@wood-master/contract/limits'
import * as m from '../texts/orders.ts'
import { isDone, type Keyed } from './asked.ts'
import { ShopError } from './errors.ts'
import type { Kept } from './kept.ts'

/** One thing that happened to an order or a person; `by` is the uid or email of who did it. */
export type PastEvent = Kept<SentEvent>

/** What the shop's people wrote about an order or a person, or the tags that they gave it; for themselves. */
export interface Note extends Keyed {
  /** The key that it was made with. */
  id: string
  at: Date
  /** Uid of who wrote it. */
  by: string
  text?: string | undefined
  /** All that it has from then on. */
  tags?: string[] | undefined
}

export const tagsOf = (notes: readonly Note[] = []) => notes.findLast(({ tags }) => tags)?.tags ?? []

export const noted = (notes: readonly Note[] = []): PastEvent[] =>
  notes.map(({ id: _, asked: __, ...note }) => ({ ...note, what: 'noted' }))

/** Of what happened at once, the last in the list comes first. */
export const newestFirst = (events: readonly PastEvent[]): PastEvent[] =>
  events.toSorted((one, other) => one.at.getTime() - other.at.getTime()).toReversed()

/** What an admin asks to have noted. */
export const noteOf = (body: NewNote, made: Pick<Note, 'asked' | 'by' | 'at'>): Note => {
  const { key: id, ...said } = body
  return { id, ...made, ...said }
}

/** What has notes, with another one; nothing when it is there already, or says nothing new. Throws `invalid_request` or `key_reused`. */
export function withNote<Noted extends { notes?: Note[] }>(whole: Noted, { tags, ...note }: Note) {
  const { notes = [] } = whole
  const wanted = tags && [...new Set(tags)]
  const isSame = wanted?.join('\n') === tagsOf(notes).join('\n')
  const added = { ...note, tags: isSame ? undefined : wanted }
  const known = notes.find(({ id }) => id === note.id)
  if (isDone(known, note) || (!added.text && !added.tags)) return undefined
  if (notes.length >= limits.notes)
    throw new ShopError('invalid_request', m.tooManyNotes({ most: limits.notes }))
  return { ...whole, notes: [...notes, added] }
}
