import { documentLimits } from './document-limits.ts'
import { intlTag, locale } from './locale.ts'

/** Currencies whose smallest unit is the major unit itself, as card networks charge them. */
const zeroDecimal = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
const threeDecimal = new Set('bhd jod kwd omr tnd'.split(' '))
/** Written with two decimals, which card networks want to be 00. */
const wholeOnly = new Set(['isk', 'ugx'])

/** How many decimals the currency's major unit has: 2 for usd, 0 for jpy. */
export function currencyDecimals(currency: string): number {
  const code = currency.toLowerCase()
  if (zeroDecimal.has(code)) return 0
  return threeDecimal.has(code) ? 3 : 2
}

/** Major units (19.99) to whole minor units (1999). Decimals that the currency does not have are rounded half up. */
export function toMinor(major: number, currency: string): number {
  // The decimal text carries what the person typed; 1.005 * 100 would lose the half cent.
  return Math.round(Number(`${major}e${currencyDecimals(currency)}`))
}

/** Whole minor units (1999) to major units (19.99). */
export function toMajor(minor: number, currency: string): number {
  return Number(`${minor}e-${currencyDecimals(currency)}`)
}

/** The sum of amounts in major units. */
export function sumOf(amounts: readonly number[], currency: string): number {
  const minor = amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0)
  return toMajor(minor, currency)
}

/** True when the price can be charged as it stands: no fraction of a minor unit. */
export function fitsCurrency(major: number, currency: string): boolean {
  return toMajor(toMinor(major, currency), currency) === major
}

/** Made once each: making one takes longer than the rest of a card of a product. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(tag: string, digits: [least: number, most: number], currency?: string): Intl.NumberFormat {
  const key = `${tag} ${digits} ${currency}`
  const [minimumFractionDigits, maximumFractionDigits] = digits
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {}
  const format =
    formats.get(key) ?? new Intl.NumberFormat(tag, { ...style, minimumFractionDigits, maximumFractionDigits })
  formats.set(key, format)
  return format
}

const isOwnWay = (currency: string) => currency.toLowerCase() === 'usd' && locale() === 'en'

/**
 * A price in major units as pages show it: in English dollars in the shop's own way, `$ 24,107.90/=` or `$ 72/=`, everything
 * else as the language writes it, `€12.50` or `¥1,200`.
 */
export function formatPrice(price: number, currency: string): string {
  if (!isOwnWay(currency)) return formatAmount(price, currency)
  return `$ ${formatOf('en', [Number.isInteger(price) ? 0 : 2, 2]).format(price)}/=`
}

/** An amount as mails and papers have it, with all decimals of its currency: `$1,250.00`. Arabic would turn its `US$`, but for the mark. */
export function formatAmount(amount: number, currency: string): string {
  const digits = currencyDecimals(currency)
  return formatOf(intlTag(), [digits, digits], currency).format(amount).replace('US$', 'US$\u200e')
}

/** An amount for machines, with as many decimals as the currency has: `12.50`. */
export function plainAmount(amount: number, currency: string): string {
  return amount.toFixed(currencyDecimals(currency))
}

/** The smallest card charges in minor units, as Stripe publishes them; other currencies take any amount from 1. */
const smallest: readonly [least: number, currencies: string][] = [
  [30, 'gbp'],
  [50, 'aud brl cad chf eur inr jpy nzd sgd usd'],
  [100, 'bgn'],
  [200, 'aed myr pln ron'],
  [250, 'dkk'],
  [300, 'nok sek'],
  [400, 'hkd'],
  [1_000, 'mxn thb'],
  [1_500, 'czk'],
  [17_500, 'huf'],
]
const smallestOf = (currency: string) =>
  smallest.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0] ?? 1

/** The largest card charge in minor units, whatever the currency. */
const largest = 99_999_999

/** Why a card can't be charged this total (minor units), or nothing when it can. Page and server may both ask. */
export function chargeProblem(
  total: number,
  currency: string,
): 'too_small' | 'too_large' | 'odd' | undefined {
  const decimals = currencyDecimals(currency)
  if (total < smallestOf(currency.toLowerCase())) return 'too_small'
  // The wire carries prices only up to this, in major units.
  if (total > Math.min(largest, Math.floor(documentLimits.maxPrice * 10 ** decimals))) return 'too_large'
  // Cards know two decimals, also where the currency has three.
  const step = wholeOnly.has(currency.toLowerCase()) ? 100 : decimals === 3 ? 10 : 1
  return total % step === 0 ? undefined : 'odd'
}
