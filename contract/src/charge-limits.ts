import { limits } from './limits.ts'
import { currencyDecimals } from './money.ts'

/** The smallest card charge in minor units, as Stripe publishes it; other currencies take any amount from 1. */
const smallest: Record<string, number> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
}

/** The largest card charge in minor units, whatever the currency. */
const largest = 99_999_999

/** Why a card can't be charged this total (minor units), or nothing when it can. Page and server may both ask. */
export function chargeProblem(
  total: number,
  currency: string,
): 'too_small' | 'too_large' | 'odd' | undefined {
  const decimals = currencyDecimals(currency)
  if (total < (smallest[currency.toLowerCase()] ?? 1)) return 'too_small'
  // The wire carries prices only up to this, in major units.
  if (total > Math.min(largest, Math.floor(limits.maxPrice * 10 ** decimals))) return 'too_large'
  // Cards know two decimals, also where the currency has three.
  return decimals === 3 && total % 10 !== 0 ? 'odd' : undefined
}
