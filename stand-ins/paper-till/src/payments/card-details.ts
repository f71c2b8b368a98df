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
  card.onlyKnown([
    'number',
    'exp_month',
    'exp_year',
    'cvc',
    'token',
    'networks',
    'name',
    'currency',
    'address_line1',
    'address_line2',
    'address_city',
    'address_state',
    'address_zip',
    'address_country',
  ])
  const number = digitsOf(card.requiredText('number'))
  const expMonth = card.requiredInteger('exp_month')
  const year = card.requiredInteger('exp_year')
  const cvc = card.text('cvc')
  const networks = card.object('networks')
  networks?.onlyKnown(['preferred'])
  if (!hasFullLength(number) || !passesLuhn(number)) {
    throw wrongCard('incorrect_number', 'number', 'Your card number is incorrect.')
  }
  if (expMonth < 1 || expMonth > 12) {
    throw wrongCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  const today = new Date(work.now * 1000)
  const expYear = year < 100 ? 2000 + year : year
  const monthsLeft = (expYear - today.getUTCFullYear()) * 12 + expMonth - (today.getUTCMonth() + 1)
  if (monthsLeft < 0) {
    const monthIsWrong = expYear === today.getUTCFullYear()
    const [code, param, part] = monthIsWrong
      ? ['invalid_expiry_month', 'exp_month', 'month']
      : ['invalid_expiry_year', 'exp_year', 'year']
    throw wrongCard(code ?? '', param ?? '', `Your card's expiration ${part} is invalid.`)
  }
  if (expYear > today.getUTCFullYear() + 50) {
    throw wrongCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
  if (cvc !== null && (!/^\d+$/.test(cvc) || cvc.length !== cvcLengthOf(number))) {
    throw wrongCard('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
  if (!testCards.has(number)) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.'
    throw wrongCard('card_declined', 'number', message, 'test_mode_live_card')
  }
  const preferredNetwork = networks?.text('preferred') ?? null
  return { number, expMonth, expYear, hasCvc: cvc !== null, preferredNetwork }
}
