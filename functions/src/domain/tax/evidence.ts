import {
  countryOfNumber,
  isInUnion,
  type TaxEvidence,
  type TaxSeller,
  type TaxTerms,
  taxCountryOf,
} from '@wood-master/contract/tax'
import type { SettingsStore } from '../stores.ts'
import type { KeptTaxTerms } from './tax-terms.ts'

/** A number as somebody typed it, and whether its country's rules allow it. */
export interface ReadNumber {
  /** Without spaces and dots, and of a country of the union with its prefix: `DE136695976`. */
  number: string
  /** False where format or check digits are wrong; absent where nobody can be asked about it. */
  wellFormed?: boolean
}

/** What a register says about a number. */
export type RegisterAnswer = { valid: false } | { valid: true; name?: string; consultation?: string }

/** The union's register of tax numbers. */
export interface TaxRegister {
  /** Reads a number, with or without the prefix of its country; `country` is where the goods go. */
  read(typed: string, country: string): Promise<ReadNumber>
  /**
   * Asks about a number with its prefix, in the name of `asker`, which makes the answer evidence. Nothing when it does not
   * answer within so many milliseconds.
   */
  ask(
    number: string,
    how: { asker?: string | undefined; waitMs: number },
  ): Promise<RegisterAnswer | undefined>
}

/** Valid answers, by number: nobody is asked twice on one day, and a silent register keeps nobody from what was proven. */
export interface TaxAnswerStore {
  find(number: string): Promise<TaxEvidence | undefined>
  keep(evidence: TaxEvidence): Promise<void>
}

export interface TaxPorts {
  taxSettings: SettingsStore<KeptTaxTerms>
  taxRegister: TaxRegister
  taxAnswers: TaxAnswerStore
}

/** How long the register may take, in milliseconds: an order is never held up, and a page shows what it waits for. */
export const waits = { checkMs: 5_000, quoteMs: 2_500, orderMs: 600 } as const

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
  if (kept && now.getTime() - kept.checkedAt.getTime() < freshMs) return kept
  const answer = await shop.taxRegister.ask(number, { asker: askerOf(seller), waitMs })
  if (!answer) return kept ?? evidence('unknown')
  if (!answer.valid) return evidence('invalid')
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

/** The settings, and what is known of the buyer's number without keeping anybody waiting. */
export async function taxFactsFor(
  shop: TaxPorts,
  {
    taxNumber: typed,
    ...to
  }: { country: string; postalCode?: string | undefined; taxNumber?: string | undefined },
  now: Date,
  waitMs: number = waits.orderMs,
): Promise<TaxFacts> {
  const { terms } = (await shop.taxSettings.find()).content
  const question = { to, seller: terms?.seller, waitMs, now }
  return { terms, evidence: typed ? await evidenceOf(shop, { ...question, typed }) : undefined, day: now }
}

/** The seller's number in the union, by which the register notes who asked. */
function askerOf(seller: TaxSeller | undefined): string | undefined {
  const numbers = [seller?.taxNumber ?? '', ...(seller?.registrations ?? []).map(({ number }) => number)]
  return numbers
    .map((number) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .find((number) => isInUnion(countryOfNumber(number)))
}
