import * as z from 'zod'
import { reportedPages } from './reported-pages.ts'

const measure = z.int().min(0).max(600_000).optional()

/** What a browser may tell of a visit: figures, and where in the shop's own code an error was. No text can pass. */
export const visitReport = z.object({
  page: z.enum(reportedPages),
  /** Largest Contentful Paint, in milliseconds. */
  lcp: measure,
  /** Interaction to Next Paint, in milliseconds. */
  inp: measure,
  /** Cumulative Layout Shift, times 1,000. */
  cls: measure,
  error: z
    .object({
      name: z.string().regex(/^[A-Za-z]{1,40}$/),
      /** File, line and column. */
      at: z.string().regex(/^assets\/(?:[a-z]{2}\/)?[\w.-]{1,80}:\d{1,6}:\d{1,6}$/),
    })
    .optional(),
})
export type VisitReport = z.infer<typeof visitReport>
