import * as z from 'zod'
import { eventKinds } from './event-kinds.ts'
import { line, moment, money, text } from './fields.ts'
import { limits } from './limits.ts'
import * as m from './texts/fields.ts'

export const pastEvent = z.object({
  at: moment,
  what: z.enum(eventKinds),
  /** Email of who did it; absent when the shop did, or somebody who is gone. */
  by: z.string().optional(),
  text: z.string().optional(),
  amount: money.optional(),
  /** All that it has from then on. */
  tags: z.array(z.string()).optional(),
})
export type PastEvent = z.infer<typeof pastEvent>

/** What the shop's people write about an order or a person, for themselves; `key` is made once by the page. */
export const newNote = z
  .object({
    key: z.uuid(),
    text: text(limits.noteLength).optional(),
    /** All that it has from then on; left out, they stay. */
    tags: z.array(line(limits.tagLength)).max(limits.tags).optional(),
  })
  .refine(({ text, tags }) => text !== undefined || tags !== undefined, {
    error: m.emptyNote,
    path: ['text'],
  })
export type NewNote = z.infer<typeof newNote>
