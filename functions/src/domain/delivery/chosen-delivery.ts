import type { Address } from '@wood-master/contract/address-format'
import { chargeProblem } from '@wood-master/contract/charge-limits'
import { totalsOf } from '@wood-master/contract/delivery-price'
import { ShopError } from '../shop-error.ts'
import { chargeSentences } from '../stock/hold-rules.ts'
import { quoteFor } from './quote.ts'
import type { Zone } from './zone.ts'

/** Where somebody wants an order to go, and by which rate. */
export interface DeliveryChoice {
  address: Address
  /** May be left out where delivery is by agreement. */
  rateId?: string | undefined
}

/** What is delivered. Money in minor units. */
export interface Consignment {
  goodsTotal: number
  grams: number
  currency: string
}

/** What an order with this delivery carries. Money in minor units. */
export interface ChosenDelivery {
  address: Address
  shipping: { rateId: string; name: string; days?: string }
  goodsTotal: number
  shippingTotal: number
  tax?: { name: string; percent: number; reverseCharge?: boolean }
  taxTotal: number
  total: number
}

const notPossible = (sentence: string) => new ShopError('delivery_not_possible', sentence)

/**
 * What an order costs when it is delivered as chosen. Throws `invalid_request` without a rate, `delivery_not_possible`
 * where the shop has none or not this one, or `amount_not_payable`.
 */
export function chosenDelivery(
  zones: readonly Zone[],
  { address, rateId }: DeliveryChoice,
  { goodsTotal, grams, currency }: Consignment,
): ChosenDelivery {
  const { country, taxNumber } = address
  const { rates, tax, message } = quoteFor(zones, { country, taxNumber, grams })
  if (message) throw notPossible(message)
  const rate = rateId === undefined && zones.length === 0 ? rates[0] : rates.find(({ id }) => id === rateId)
  if (rateId === undefined && !rate) throw noRateChosen()
  if (!rate) throw notPossible('This delivery rate is no longer offered. Please choose another one.')
  const {
    goods,
    shipping,
    tax: taxTotal,
    total,
  } = totalsOf({ goods: goodsTotal, shipping: rate.price, percent: tax.percent })
  const unpayable = chargeProblem(total, currency)
  if (unpayable) throw new ShopError('amount_not_payable', chargeSentences[unpayable])
  return {
    address,
    shipping: { rateId: rate.id, name: rate.name, days: rate.days },
    goodsTotal: goods,
    shippingTotal: shipping,
    tax: zones.length > 0 ? tax : undefined,
    taxTotal,
    total,
  }
}

const noRateChosen = () =>
  new ShopError('invalid_request', 'Please choose how it is delivered.', {
    fields: { rateId: 'Choose how it is delivered' },
  })
