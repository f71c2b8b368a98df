import * as z from 'zod'
import { addressProblems, countries } from './address-format.ts'
import { id, line, reference } from './fields.ts'
import { limits } from './limits.ts'
import * as m from './texts/fields.ts'

const part = line(limits.addressPartLength)
/** A part that may be left out; an empty text does. */
const orNone = <Part extends z.ZodType>(part: Part) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(part)
    .optional()
const optional = orNone(part)
const optionalNumber = orNone(reference(limits.addressPartLength))

/** ISO 3166-1 alpha-2, in capitals. */
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => countries.includes(code), { error: m.notACountry })

/**
 * An address as it is sent. Which parts are required, and what a postal code looks like, follow the country; the whole
 * city may be left out where a country's addresses name none.
 */
export const newAddress = z
  .object({
    name: part,
    company: optional,
    line1: part,
    line2: optional,
    city: part.or(z.literal('')).default(''),
    region: optional,
    postalCode: optionalNumber,
    country,
    phone: optionalNumber,
    taxNumber: optionalNumber,
  })
  .superRefine((value, context) => {
    for (const [field, message] of Object.entries(addressProblems(value)))
      context.addIssue({ code: 'custom', path: [field], message })
  })

export const address = z.object({
  name: z.string(),
  company: z.string().optional(),
  line1: z.string(),
  line2: z.string().optional(),
  /** Empty where the country's addresses name none. */
  city: z.string(),
  region: z.string().optional(),
  postalCode: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  phone: z.string().optional(),
  taxNumber: z.string().optional(),
})

export const bookAddress = z.object({ _id: id, ...address.shape })
export type BookAddress = z.infer<typeof bookAddress>
