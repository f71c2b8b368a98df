import { z } from 'zod'

/**
 * What the files beside this one say was read, object by object, from Stripe's published OpenAPI description
 * (`latest/openapi.spec3.json` of the repository `stripe/openapi`, version 2026-09-30.endive) and written down by hand:
 * which properties an object may and must have, of which type, nullable or not, and the closed lists of values. A plain
 * property is required, `.optional()` may be missing. Objects inside objects are described where the shop or the card
 * form reads them, else as `anObject`; the types of the official SDK check those.
 */
export const described = '2026-09-30.endive'

export const text = z.string().max(5000)
export const id = text
export const flag = z.boolean()
/** Minor units. */
export const amount = z.int()
/** Seconds since 1970. */
export const time = z.int().nonnegative()
/** The description's format `currency`: three small letters. */
export const currency = z.string().regex(/^[a-z]{3}$/)
export const metadata = z.record(z.string(), z.string().max(500))
export const anObject = z.looseObject({})

/** An id, or the object itself where the caller asked to expand it. */
export const expandable = <Resource extends z.ZodType>(resource: Resource) => z.union([id, resource])

export const listOf = <Resource extends z.ZodType>(resource: Resource) =>
  z.strictObject({ object: z.literal('list'), data: z.array(resource), has_more: flag, url: text })
