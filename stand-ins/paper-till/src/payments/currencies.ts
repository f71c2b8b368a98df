import { namesIn } from '../wire/params.ts'
import { invalidParameter } from '../wire/stripe-error.ts'

/** Stripe's smallest charge in minor units; currencies without a published minimum take any amount from 1. */
const minimums = new Map(
  namesIn(`aed:200 aud:50 bgn:100 brl:50 cad:50 chf:50 czk:1500 dkk:250 eur:50 gbp:30 hkd:400 huf:17500 inr:50 jpy:50
    mxn:1000 myr:200 nok:300 nzd:50 pln:200 ron:200 sek:300 sgd:50 thb:1000 usd:50`).map((entry) => {
    const [currency = '', amount] = entry.split(':')
    return [currency, Number(amount)]
  }),
)
const zeroDecimal = namesIn('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf')
const threeDecimal = namesIn('bhd jod kwd omr tnd')
/** Stored with two decimals for old times' sake, which must be 00. */
const evenOnly = namesIn('isk ugx')
const supported = new Set(
  namesIn(`
  usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny
  cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel ghs gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd
  jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn
  nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs
  tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xcg xof xpf yer zar zmw`),
)

/** Every currency that a card can be charged in. */
export const supportedCurrencies: readonly string[] = [...supported]

/** The largest amount Stripe takes, in minor units. */
const maximum = 99_999_999

function decimalsOf(currency: string): number {
  if (zeroDecimal.includes(currency)) return 0
  return threeDecimal.includes(currency) ? 3 : 2
}

/** Minor units as Stripe's messages print them: `$0.50`, `¥50`, `€0.50`; other currencies by their code. */
export function shownAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals)
}

/** The currency in lower case; refuses one Stripe does not take. */
export function checkedCurrency(text: string): string {
  const currency = text.toLowerCase()
  if (supported.has(currency)) return currency
  const message = `Invalid currency: ${currency}. Stripe currently supports these currencies: ${[...supported].join(', ')}`
  throw invalidParameter(message, 'currency')
}

/** Refuses an amount (minor units) outside Stripe's limits for the currency. */
export function checkAmount(amount: number, currency: string): void {
  if (amount < 1) {
    throw invalidParameter(
      'This value must be greater than or equal to 1.',
      'amount',
      'parameter_invalid_integer',
    )
  }
  const least = minimums.get(currency) ?? 1
  if (amount < least) {
    const message = `Amount must be at least ${shownAmount(least, currency)} ${currency}`
    throw invalidParameter(message, 'amount', 'amount_too_small')
  }
  if (amount > maximum) {
    const message = `Amount must be no more than ${shownAmount(maximum, currency)}`
    throw invalidParameter(message, 'amount', 'amount_too_large')
  }
  if (decimalsOf(currency) === 3 && amount % 10 !== 0) {
    throw invalidParameter('Invalid amount: the last digit must be 0 for this currency.', 'amount')
  }
  checkWhole(amount, currency)
}

/** Refuses decimals in a currency that is charged and refunded without them. */
export function checkWhole(amount: number, currency: string): void {
  if (!evenOnly.includes(currency) || amount % 100 === 0) return
  const message = `Invalid amount. Currency ${currency.toUpperCase()} has become effectively zero-decimal and charged amounts must be evenly divisible by 100. See https://stripe.com/docs/currencies#special-cases for more information.`
  throw invalidParameter(message, 'amount', 'invalid_charge_amount_no_decimal_compatible')
}
