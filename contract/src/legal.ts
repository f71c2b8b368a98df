import * as z from 'zod'
import { each, moment, showable } from './fields.ts'
import { legalPageNames } from './legal-pages.ts'
import { limits } from './limits.ts'
import * as m from './texts/fields.ts'

/** Paragraphs have an empty line between them. */
const written = z.object({ text: z.string(), from: moment })

export const legalPages = z.object({
  pages: z.object(each(legalPageNames, written.optional())),
  taxNumber: z.string().optional(),
  /** Days from its shipment within which a buyer may return what is not wanted. */
  returnDays: z.number(),
  /** Who sends what is ordered; the address in one line, its parts separated by commas. */
  seller: z.object({ name: z.string(), address: z.string() }).optional(),
})

const text = z
  .string()
  .trim()
  .max(limits.legalTextLength)
  .pipe(z.literal('').or(showable(limits.legalTextLength)))

/** An empty text is the site's own again. */
export const legalTexts = z.object(each(legalPageNames, text))

/** Which terms of sale the buyer saw beside the button: since when they hold, or that they are the site's own. */
export const termsVersion = z.string().regex(/^[a-zA-Z0-9:.-]{1,40}$/, { error: m.termsVersion })
