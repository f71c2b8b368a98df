import type { ResponseOf } from '@wood-master/contract/calls'
import * as m from '#texts/lib.ts'

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** How people know a card by its brand and last four digits: `Visa ending in 4242`. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  return m.cardEndingIn({ brand: brands[brand] ?? m.card(), last4 })
}

/** As it is printed on the card: `Expires 03/30`, or `Expired 03/26`. */
export function cardExpiry({
  expMonth,
  expYear,
  expired,
}: Omit<SavedCard, '_id' | 'brand' | 'last4'>): string {
  return `${expired ? m.expired() : m.expires()} ${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`
}

export type SavedCard = ResponseOf<'listCards'>[number]
