import { countries } from '@wood-master/contract/address-format'
import { calls } from '@wood-master/contract/calls'
import { standardWeightGrams } from '@wood-master/contract/delivery-price'
import { toMajor } from '@wood-master/contract/money'
import { consumerRates } from '@wood-master/contract/tax'
import type { Caller } from '../../domain/accounts/account.ts'
import { rememberAddress } from '../../domain/addresses/address-book.ts'
import { quoteDelivery, unweighedProducts } from '../../domain/delivery/quote.ts'
import { assertZones, zonesIn } from '../../domain/delivery/zone.ts'
import { errors } from '../../domain/errors.ts'
import { orderFor } from '../../domain/orders/order-rules.ts'
import { changeDelivery } from '../../domain/payments/change-delivery.ts'
import type { Shop } from '../../domain/ports.ts'
import { evidenceOf, waits } from '../../domain/tax/evidence.ts'
import { assertTaxTerms } from '../../domain/tax/tax-terms.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { modified, quoteResponse, savedSettings } from '../responses.ts'
import { wireOf } from '../wire-of.ts'

/** Products without a weight that are named; the others are only counted. */
const namedAtMost = 20
const checksShown = 100
const settingsResponse = wireOf(calls.getDeliverySettings.response)

export function deliveryRoutes(shop: Shop) {
  const { currency } = shop.settings
  const ownOrder = async (orderId: string, caller: Caller | undefined) => {
    if (!caller) throw errors.signIn()
    return orderFor(caller, await shop.orders.find(orderId))
  }

  async function deliverySettings() {
    const [{ content, version }, unweighed] = await Promise.all([
      shop.delivery.find(),
      unweighedProducts(shop),
    ])
    const named = { total: unweighed.length, products: unweighed.slice(0, namedAtMost) }
    return settingsResponse({
      defaultWeightGrams: standardWeightGrams,
      ...content,
      version,
      unweighed: named,
      currency,
    })
  }

  async function taxSettings() {
    const [{ content, version }, due] = await Promise.all([
      shop.taxSettings.find(),
      shop.orders.listTaxChecks(checksShown),
    ])
    const { seller, rates = [], pricesInclude = 'none' as const } = content.terms ?? {}
    const waiting = due.flatMap(({ id, number, taxEvidence }) =>
      taxEvidence
        ? { _id: id, number, taxNumber: taxEvidence.number, checkedAt: taxEvidence.checkedAt.toISOString() }
        : [],
    )
    return { seller, rates, pricesInclude, version, waiting }
  }

  return {
    getDeliverySettings: async () => deliverySettings(),

    async saveDeliverySettings({ body }) {
      const { version, defaultWeightGrams } = body
      const zones = zonesIn(currency, body.zones)
      assertZones(zones)
      return savedSettings(
        await shop.delivery.replace({ zones, defaultWeightGrams }, version),
        deliverySettings,
      )
    },

    async quoteDelivery({ body, caller, now }) {
      const { lines: named = [], orderId, ...to } = body
      const { lines, buysFor } = orderId === undefined ? { lines: named } : await ownOrder(orderId, caller)
      return quoteResponse(await quoteDelivery(shop, { buysFor, ...to, lines, now }), currency)
    },

    async checkTaxNumber({ body: { number: typed, ...to }, now }) {
      const { seller } = (await shop.taxSettings.find()).content.terms ?? {}
      const question = { typed, to, seller, waitMs: waits.checkMs, now }
      const { status, name, checkedAt } = await evidenceOf(shop, question)
      return { status, name, checkedAt: checkedAt.toISOString() }
    },

    async listConsumerTaxes({ now }) {
      const { terms } = (await shop.taxSettings.find()).content
      return { rates: terms?.pricesInclude === 'consumer' ? consumerRates(terms, countries, now) : [] }
    },

    getTaxSettings: async () => taxSettings(),

    async saveTaxSettings({ body: { version, ...terms }, now }) {
      assertTaxTerms(terms, now)
      return savedSettings(await shop.taxSettings.replace({ terms }, version), taxSettings)
    },

    async changeDelivery({ params, body, caller, now }) {
      const { address, rateId } = body
      const request = { orderId: params.id, choice: { address, rateId }, buysFor: body.buysFor, caller, now }
      const { order, changed } = await changeDelivery(shop, request)
      if (order.uid === caller.uid)
        await rememberAddress(shop, caller, { ...address, id: shop.newId(), createdAt: now })
      return { ...(await modified(changed)), price: toMajor(order.total, order.currency) }
    },
  } satisfies Partial<Handlers>
}
