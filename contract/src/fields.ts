import * as z from 'zod'
import { emailPattern, idPattern } from './document-limits.ts'
import { limits } from './limits.ts'
import { type Locale, languages } from './locale.ts'
import * as m from './texts/fields.ts'
import { withoutMarks, withoutTurns } from './typed-text.ts'

export const quantity = z.int().min(1).max(limits.maxQuantity)

export const stock = z.int().min(0).max(limits.maxQuantity)

export const hasDecimals = (most: number) => (value: number) => Number(value.toFixed(most)) === value

/** An amount that is sent, in major units (dollars). The shop counts in minor ones and turns them where this stands. */
export const money = z.number()

/** Major units (dollars) from 0, at most two decimals: delivery may be free. */
export const ratePrice = z
  .number()
  .min(0)
  .max(limits.maxPrice)
  .refine(hasDecimals(2), { error: m.twoDecimals })

export const price = ratePrice.positive()

export const percent = z.number().min(0).max(100).refine(hasDecimals(3), { error: m.threeDecimals })

/** Neither broken Unicode, which the database rejects, nor control characters other than line breaks and tabs. */
const isShowable = (value: string) => value.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(value)
const notShowable = { error: m.notShowable }

/** What begins a new line: on a label or in a mail it would look as if somebody else had written it. */
const leavesLine = /[\p{Cc}\u2028\u2029]/u
const isLine = (value: string) => value.isWellFormed() && !leavesLine.test(value)
const notLine = { error: m.notOneLine }

/** Text of any kind that is stored or compared. */
export const showable = (max: number) => z.string().max(max).refine(isShowable, notShowable)

/** A letter, digit, symbol or emoji: not only blanks, fillers and marks that show nothing by themselves. */
const visible = /(?![\u115f\u1160\u3164\uffa0\u2800])[\p{L}\p{N}\p{P}\p{S}]/u
/** Most line breaks in a text; more would only push down what follows it. */
const mostLineBreaks = 100

const textOf = (typed: z.ZodString, max: number) =>
  typed
    .trim()
    .min(1)
    .max(max)
    .refine(isShowable, notShowable)
    .refine((value) => visible.test(value), { error: m.nothingToSee })
    .refine((value) => value.split('\n').length <= mostLineBreaks, { error: m.tooManyLineBreaks })

/** Trimmed text with something to see in it, without broken unicode and control characters. */
export const text = (max: number) => textOf(z.string(), max)

const lineOf = (bare: (typed: string) => string) => (max: number) =>
  textOf(z.string().overwrite(bare), max).refine(isLine, notLine)

/** The same on one line: names, parts of addresses. */
export const line = lineOf(withoutTurns)

/** Numbers of all kinds. */
export const reference = lineOf(withoutMarks)

/** Trimmed, without marks of direction: what is compared letter by letter. */
export const bareText = z.string().overwrite(withoutMarks).trim()

export const language = z.enum(languages as [Locale, ...Locale[]])

/** An email, trimmed and in lower case, which is how the shop compares and stores it. */
export const email = bareText
  .toLowerCase()
  .max(limits.emailLength)
  .pipe(z.email({ pattern: emailPattern, error: m.email }))

/** A document's id; anything else in a path is an error before the database sees it, which keeps `__…__` for itself. */
export const id = z.string().regex(idPattern, { error: m.notAnId })

const webAddress = (form: RegExp, error: () => string, base?: string) =>
  bareText
    .max(limits.urlLength)
    .regex(form, { error })
    .refine((value) => URL.canParse(value, base), { error })
    .refine(isLine, notLine)

/** An http(s) address or a path on the shop's own site; the server says which hosts' images the pages show. */
export const imageUrl = webAddress(/^(https?:\/\/|\/(?![/\\]))\S+$/, m.image, 'https://shop.invalid')

/** A link to a page elsewhere; never `javascript:`. */
export const webLink = webAddress(/^https?:\/\/\S+$/, m.webAddress)

/** ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** The same under each of these names. */
export const each = <const Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) => Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

/** `?limit=` and `?cursor=` of every list; the cursor comes from `X-Next-Cursor`. */
export const page = {
  limit: z.coerce.number().int().min(1).max(limits.pageSize).optional(),
  cursor: z
    .string()
    .max(600)
    .regex(/^[A-Za-z0-9_-]+$/, { error: m.notACursor })
    .optional(),
}

/** Search words: each must start a word of what is found. */
export const search = showable(limits.searchLength).trim().optional()

export const wantedLines = z.array(z.object({ productId: id, quantity }))

/** The buyer's own number for a purchase, as their books have it. */
export const poNumber = reference(limits.poNumberLength)

/** What people order by: letters, digits and dashes. Kept as it was typed, compared without case. */
export const sku = bareText
  .min(1)
  .max(limits.skuLength)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, { error: m.sku })
