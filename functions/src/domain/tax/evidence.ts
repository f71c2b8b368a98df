import type { DeliveryZone } from '@wood-master/contract/delivery'
import type { Order } from '@wood-master/contract/orders'
import {
  type BuysFor,
  countryOfNumber,
  isInUnion,
  isProven,
  isReversed,
  standardTaxClass,
  type TaxDecision,
  type TaxEvidence,
  type TaxedDelivery,
  type TaxedGoods,
  type TaxLine,
  type TaxSeller,
  type TaxTerms,
  taxCountryOf,
  taxLinesOf,
  taxOf,
  taxTotalOf,
} from '@wood-master/contract/tax'
import * as m from '../../texts/delivery.ts'
import type { SettingsStore } from '../stores.ts'
import type { KeptTaxTerms } from './tax-terms.ts'

/** A number as somebody typed it, and whether its country's rules allow it. */
export interface ReadNumber {
  /** Without spaces and dots, and of a country of the union with its prefix: `DE136695976`. */
  number: string
  /** False where format or check digits are wrong; absent where nobody can be asked about it. */
  wellFormed?: boolean
}

export type RegisterAnswer = { valid: false } | { valid: true; name?: string; consultation?: string }

export interface TaxRegister {
  /** Reads a number, with or without the prefix of its country; `country` is where the goods go. */
  read(typed: string, country: string): Promise<ReadNumber>
  /** Asks in the name of `asker`, which makes the answer evidence; nothing where none comes in so many milliseconds. */
  ask(
    number: string,
    how: { asker?: string | undefined; waitMs: number },
  ): Promise<RegisterAnswer | undefined>
}

/** Answers by number, as long as they were valid once: nobody is asked twice on one day, and a silent register keeps nobody from what was proven. */
export interface TaxAnswerStore {
  find(number: string): Promise<TaxEvidence | undefined>
  keep(evidence: TaxEvidence): Promise<void>
}

export interface TaxPorts {
  taxSettings: SettingsStore<KeptTaxTerms>
  taxRegister: TaxRegister
  taxAnswers: TaxAnswerStore
}

/** How long the register may take, in milliseconds: an order is never held up, and finds what its quote has asked before. */
export const waits = { checkMs: 5_000, quoteMs: 2_500, orderMs: 250 } as const

/** For so long a kept answer is not asked again, in milliseconds. */
const freshMs = 24 * 3_600_000

interface Question {
  typed: string
  to: { country: string; postalCode?: string | undefined }
  seller: TaxSeller | undefined
  waitMs: number
  now: Date
}

/** What is known about a number now. Only a register's answer makes it `valid`; what it once said stays evidence while it is silent. */
export async function evidenceOf(
  shop: Pick<TaxPorts, 'taxRegister' | 'taxAnswers'>,
  { typed, to, seller, waitMs, now }: Question,
): Promise<TaxEvidence> {
  const { number, wellFormed } = await shop.taxRegister.read(typed, taxCountryOf(to))
  const evidence = (status: TaxEvidence['status']): TaxEvidence => ({ number, status, checkedAt: now })
  if (wellFormed === undefined) return evidence('unknown')
  if (!wellFormed) return evidence('invalid')
  const kept = await shop.taxAnswers.find(number)
  const proven = isProven(kept, now) ? kept : undefined
  if (proven && now.getTime() - proven.checkedAt.getTime() < freshMs) return proven
  const answer = await shop.taxRegister.ask(number, { asker: askerOf(seller), waitMs })
  if (!answer) return proven ?? evidence('unknown')
  if (!answer.valid) {
    // What it said before proves nothing any more.
    if (kept) await shop.taxAnswers.keep(evidence('invalid'))
    return evidence('invalid')
  }
  const proof = { ...evidence('valid'), name: answer.name, consultation: answer.consultation }
  await shop.taxAnswers.keep(proof)
  return proof
}

/** What decides the tax of a delivery beside its goods. */
export interface TaxFacts {
  /** Absent while the delivery zones do. */
  terms?: TaxTerms | undefined
  /** Absent for a buyer without a number. */
  evidence?: TaxEvidence | undefined
  day: Date
}

export interface TaxedBuyer {
  country: string
  postalCode?: string | undefined
  taxNumber?: string | undefined
  buysFor?: BuysFor | undefined
}

/** The settings, and what is known of the buyer's number without keeping anybody waiting. */
export async function taxFactsFor(
  shop: TaxPorts,
  { taxNumber, buysFor, ...to }: TaxedBuyer,
  now: Date,
  waitMs: number = waits.orderMs,
): Promise<TaxFacts> {
  const { terms } = (await shop.taxSettings.find()).content
  // A consumer pays the tax, whatever number the address holds.
  const typed = buysFor === 'myself' ? undefined : taxNumber
  const question = { to, seller: terms?.seller, waitMs, now }
  return { terms, evidence: typed ? await evidenceOf(shop, { ...question, typed }) : undefined, day: now }
}

/** A tax in short: of most orders, the only one. */
type OrderTax = NonNullable<Order['tax']>

/** What a delivery zone said of tax before there were tax settings. It decides while those are not kept. */
type ZoneTax = Pick<DeliveryZone, 'taxName' | 'taxPercent' | 'reverseCharge'>

export interface DeliveryTax {
  tax: OrderTax
  taxEvidence?: TaxEvidence
  /** Why tax is asked in spite of the buyer's number; nothing where a valid one would change nothing. */
  taxNote?: string
}

/** The tax of goods that go there, and its lines with a shipping of so many minor units; none where nobody said which. */
export function taxAt(
  zone: ZoneTax | undefined,
  { country, postalCode, goods }: TaxedDelivery['to'] & { goods: readonly TaxedGoods[] },
  facts: TaxFacts,
): DeliveryTax & { linesOf: (shipping: number) => TaxLine[] } {
  const { evidence, day } = facts
  const deciderWith = (known: TaxFacts) => taxDecider(zone, { country, postalCode }, known)
  const decide = deciderWith(facts)
  const proven = evidence && { ...evidence, status: 'valid' as const, checkedAt: day }
  const ifProven = deciderWith({ ...facts, evidence: proven })
  const classes =
    goods.length > 0 ? goods.map((line) => line.taxClass ?? standardTaxClass) : [standardTaxClass]
  // Of a country without a register that can be asked, nobody will ever know.
  const isHeld =
    evidence !== undefined &&
    isInUnion(countryOfNumber(evidence.number)) &&
    classes.some((taxClass) => decide?.(taxClass).percent !== ifProven?.(taxClass).percent)
  const note = evidence?.status === 'invalid' ? m.numberNotValid : m.registerSilent
  return {
    tax: decide ? shortTax(decide(classes[0] ?? standardTaxClass)) : { name: '', percent: 0 },
    ...(evidence ? { taxEvidence: evidence } : {}),
    ...(isHeld ? { taxNote: note() } : {}),
    linesOf: (shipping) => (decide ? taxLinesOf(goods, shipping, decide) : []),
  }
}

/** The tax of goods and shipping at the rates of these lines of before, whatever they are by now; minor units. */
export function taxKept(
  before: readonly TaxLine[] | undefined,
  goods: readonly TaxedGoods[],
  shipping: number,
) {
  const decide = (_: string, id: string) =>
    before?.find(({ productIds }) => productIds.includes(id)) as TaxLine
  const taxLines = before && taxLinesOf(goods, shipping, decide)
  return { tax: taxLines?.[0] && shortTax(taxLines[0]), taxLines, taxTotal: taxTotalOf(taxLines ?? []) }
}

/** A tax as it was said before there were tax lines. */
function shortTax(decision: TaxDecision): OrderTax {
  const { name, percent } = decision
  return { name, percent, ...(isReversed(decision) ? { reverseCharge: true } : {}) }
}

/** How each tax class is taxed there: by the tax settings, and while none are kept by the zone; nothing where neither says so. */
function taxDecider(
  zone: ZoneTax | undefined,
  to: TaxedDelivery['to'],
  { terms, evidence, day }: TaxFacts,
): ((taxClass: string) => TaxDecision) | undefined {
  if (terms) {
    const buyer = evidence ? { evidence } : 'consumer'
    return (taxClass) => taxOf(terms, { to, buyer, taxClass, day })
  }
  if (!zone) return undefined
  const { taxName: name = '', taxPercent: percent = 0 } = zone
  if (zone.reverseCharge && isProven(evidence, day))
    return () => ({ treatment: 'AE', name, percent: 0, places: [to.country] })
  return () => ({ treatment: percent > 0 ? 'S' : 'O', name, percent, places: [] })
}

/** The seller's number in the union, by which the register notes who asked. */
function askerOf(seller: TaxSeller | undefined): string | undefined {
  const numbers = [seller?.taxNumber ?? '', ...(seller?.registrations ?? []).map(({ number }) => number)]
  return numbers
    .map((number) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .find((number) => isInUnion(countryOfNumber(number)))
}
