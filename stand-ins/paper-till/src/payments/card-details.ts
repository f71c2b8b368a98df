import { cvcLengthOf, digitsOf, hasFullLength, passesLuhn } from '../cards/card-number.ts'
import { testCards } from '../cards/test-cards.ts'
import type { Params } from '../wire/params.ts'
import { StripeError } from '../wire/stripe-error.ts'
import type { Work } from './work.ts'

export interface CardDetails {
  number: string
  expMonth: number
  expYear: number
  /** Whether a security code came with the number. */
  hasCvc: boolean
  preferredNetwork: string | null
}

function wrongCard(code: string, param: string, message: string, declineCode?: string): StripeError {
  const details = { code, param, ...(declineCode ? { decline_code: declineCode } : {}) }
  return new StripeError(402, 'card_error', message, details)
}

/** The card that a test id stands for: valid for a year, with its security code. */
export function cardOfTestId(work: Work, number: string): CardDetails {
  const today = new Date(work.now * 1000)
  const [expMonth, expYear] = [today.getUTCMonth() + 1, today.getUTCFullYear() + 1]
  return { number, expMonth, expYear, hasCvc: true, preferredNetwork: null }
}

/** Checks the card as Stripe does before any bank is asked; only public test numbers pass. */
export function checkedCard(work: Work, card: Params): CardDetails {
  card.onlyKnown(`number exp_month exp_year cvc token networks name currency address_line1 address_line2 address_city
    address_state address_zip address_country`)
  const number = digitsOf(card.requiredText('number'))
  const expMonth = card.requiredInteger('exp_month')
  const year = card.requiredInteger('exp_year')
  const cvc = card.text('cvc')
  const networks = card.object('networks')
  networks?.onlyKnown('preferred')
  const today = new Date(work.now * 1000)
  const thisYear = today.getUTCFullYear()
  const expYear = year < 100 ? 2000 + year : year
  const isPast = (expYear - thisYear) * 12 + expMonth < today.getUTCMonth() + 1
  const cvcIsWrong = cvc !== null && (!/^\d+$/.test(cvc) || cvc.length !== cvcLengthOf(number))
  const monthIsWrong = expMonth < 1 || expMonth > 12 || (isPast && expYear === thisYear)
  const problems = [
    [!hasFullLength(number) || !passesLuhn(number), 'incorrect_number', 'number', 'number is incorrect'],
    [monthIsWrong, 'invalid_expiry_month', 'exp_month', 'expiration month is invalid'],
    [isPast || expYear > thisYear + 50, 'invalid_expiry_year', 'exp_year', 'expiration year is invalid'],
    [cvcIsWrong, 'invalid_cvc', 'cvc', 'security code is invalid'],
  ] as const
  for (const [isWrong, code, param, what] of problems)
    if (isWrong) throw wrongCard(code, param, `Your card${code === 'incorrect_number' ? '' : "'s"} ${what}.`)
  if (!testCards.has(number)) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.'
    throw wrongCard('card_declined', 'number', message, 'test_mode_live_card')
  }
  const preferredNetwork = networks?.text('preferred') ?? null
  return { number, expMonth, expYear, hasCvc: cvc !== null, preferredNetwork }
}
