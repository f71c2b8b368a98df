import * as z from 'zod'
import { country } from './addresses.ts'
import { id, line, moment, money, percent, reference } from './fields.ts'
import { limits } from './limits.ts'
import { standardTaxClass } from './tax.ts'
import * as m from './texts/fields.ts'

/** Northern Ireland has numbers and may have rates of its own. */
const taxCountry = z.literal('XI').or(country)

/** A kind of goods that may have a rate of its own, for example `books`. */
export const taxClass = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,40}$/, { error: m.taxClass })

const taxNumber = reference(limits.addressPartLength)

/** What decides the tax of an order. While it is not kept, the delivery zones do. */
export const taxSettings = z.object({
  seller: z.object({
    country: taxCountry,
    /** Left out by a seller who is not registered: no tax is asked then. */
    taxNumber: taxNumber.optional(),
    /** Where else the seller pays tax; `EU` is the One-Stop Shop. */
    registrations: z
      .array(z.object({ country: z.literal('EU').or(taxCountry), number: taxNumber }))
      .max(limits.zones),
  }),
  rates: z
    .array(
      z.object({
        country: taxCountry,
        taxClass: taxClass.default(standardTaxClass),
        /** 0 to 100, with at most three decimals; 0 is an exemption. */
        percent,
        /** For example `VAT`. */
        name: line(limits.unitLength),
        /** The first day on which it holds. */
        from: z.iso.date(),
      }),
    )
    .max(limits.taxRates),
  /** `consumer`: visitors may choose to see prices with the tax of their country. */
  pricesInclude: z.enum(['none', 'consumer']).default('none'),
})
export type TaxSettings = z.infer<typeof taxSettings>

/** Without `seller` nothing is kept yet. */
export const keptTaxSettings = taxSettings.partial({ seller: true })

/** Whom somebody buys for: only for a business can a tax number take tax away. Left out: a business. */
export const buysFor = z.enum(['business', 'myself'])

/** What consumers pay in each country; a class that is not there pays what `standard` pays. Empty where pages show no prices with tax. */
export const consumerTaxes = z.object({
  rates: z.array(
    z.object({ country: z.string(), taxClass: z.string(), name: z.string(), percent: z.number() }),
  ),
})

/** Orders whose tax waits for the register, at most a hundred. */
export const taxChecks = z.array(
  z.object({ _id: id, number: z.string(), taxNumber: z.string(), checkedAt: moment }),
)

export const taxNumberQuestion = z.object({
  number: taxNumber,
  country,
  /** Tells Northern Ireland from the rest of `GB`. */
  postalCode: z.string().max(limits.addressPartLength).optional(),
})

/** `unknown`: the register did not answer in time, or there is none that the shop can ask. */
const status = z.enum(['valid', 'invalid', 'unknown'])

export const checkedTaxNumber = z.object({ status, name: z.string().optional(), checkedAt: moment })

/** What the register said, kept with an order as the proof of its tax. */
export const taxEvidence = z.object({
  /** Without spaces and with its country: `DE136695976`. */
  number: z.string(),
  status,
  /** The register's own number of its answer. */
  consultation: z.string().optional(),
  checkedAt: moment,
})

/** What the tax of an order is; with `reverseCharge` the buyer accounts for it, and none is asked. */
export const orderTax = z.object({
  name: z.string(),
  percent: z.number(),
  reverseCharge: z.boolean().optional(),
})

/** Goods and shipping that are taxed alike. Major units (dollars). */
export const taxLine = z.object({
  treatment: z.enum(['S', 'AE', 'K', 'G', 'E', 'O']),
  name: z.string(),
  percent: z.number(),
  base: money,
  amount: money,
  reason: z.string(),
  productIds: z.array(z.string()),
})
