import type { Address } from '@wood-master/contract/address-format'
import { onRequestId } from '@wood-master/contract/delivery-price'
import { goodsTotalOf } from '@wood-master/contract/pricing'
import type { TaxEvidence } from '@wood-master/contract/tax'
import * as m from '../../texts/delivery.ts'
import { errors, ShopError } from '../errors.ts'
import { assertChargeable } from '../stock/hold.ts'
import type { TaxFacts } from '../tax/evidence.ts'
import { type Consignment, quoteFor } from './quote.ts'
import type { Zone } from './zone.ts'

export interface DeliveryChoice {
  address: Address
  /** May be left out where delivery is by agreement. */
  rateId?: string | undefined
  /** Set where another rate will do once its own does not carry it: one of this name, else the cheapest. */
  rateName?: string | undefined
  /** What an admin set for what no rate carries, in minor units. */
  freight?: number | undefined
}

const notPossible = (sentence: string) => new ShopError('delivery_not_possible', sentence)

/**
 * What an order carries when it is delivered as chosen, in minor units; freight on request becomes the cheapest rate once
 * there is one. Throws `invalid_request` without a rate, `delivery_not_possible` where the shop has none or not this one,
 * or `amount_not_payable`.
 */
export function chosenDelivery(
  zones: readonly Zone[],
  { address, rateId, rateName, freight }: DeliveryChoice,
  { goods, grams, currency }: Consignment,
  facts: TaxFacts,
) {
  const { country, postalCode } = address
  const { rates, tax, message, taxEvidence, taxNote, ...quote } = quoteFor(
    zones,
    { country, postalCode, grams, goods, freight },
    facts,
  )
  const isOnRequest = rateId === onRequestId
  if (message && !isOnRequest) throw notPossible(message)
  const takesFirst = isOnRequest || (rateId === undefined && zones.length === 0)
  const instead =
    rateName === undefined ? undefined : (rates.find(({ name }) => name === rateName) ?? rates[0])
  const found = takesFirst ? rates[0] : (rates.find(({ id }) => id === rateId) ?? instead)
  const rate = isOnRequest ? (quote.onRequest ?? found) : found
  if (rateId === undefined && !rate) throw errors.badField('rateId', m.methodMissing(), m.chooseMethod())
  if (!rate) throw notPossible(m.rateGone())
  const { taxLines, taxTotal, total } = rate
  assertChargeable(total, currency)
  return {
    address,
    shipping: { rateId: rate.id, name: rate.name, days: rate.days },
    freight:
      rate === quote.onRequest ? ({ state: freight === undefined ? 'asked' : 'set' } as const) : undefined,
    goodsTotal: goodsTotalOf(goods),
    shippingTotal: rate.price,
    tax: taxLines.length > 0 ? tax : undefined,
    taxLines: taxLines.length > 0 ? taxLines : undefined,
    taxEvidence: taxEvidence && withoutName(taxEvidence),
    taxCheckDue: taxNote && taxEvidence?.status === 'unknown' ? (true as const) : undefined,
    taxTotal,
    total,
  }
}

/** An order keeps the proof, and no more of what the register knows. */
const withoutName = ({ name: _, ...evidence }: TaxEvidence): TaxEvidence => evidence

/** Minor units with their delivery by the rate that was chosen, else the cheapest; nothing where no rate delivers there. */
export function costOfDelivery(
  zones: readonly Zone[],
  { address: { country, postalCode }, rateId }: DeliveryChoice,
  { goods, grams }: Pick<Consignment, 'goods' | 'grams'>,
  facts: TaxFacts,
) {
  const { rates } = quoteFor(zones, { country, postalCode, grams, goods }, facts)
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  return rate && { shippingTotal: rate.price, taxTotal: rate.taxTotal, total: rate.total }
}
