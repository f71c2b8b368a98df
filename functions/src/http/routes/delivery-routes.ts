import { standardWeightGrams } from '@wood-master/contract/delivery-price'
import { toMajor } from '@wood-master/contract/money'
import type { Caller } from '../../domain/accounts/account.ts'
import { rememberAddress } from '../../domain/addresses/address-book.ts'
import { quoteDelivery, unweighedProducts } from '../../domain/delivery/quote.ts'
import { assertZones, type Rate } from '../../domain/delivery/zone.ts'
import { errors } from '../../domain/errors.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import { orderFor } from '../../domain/orders/order-rules.ts'
import { changeDelivery } from '../../domain/payments/change-delivery.ts'
import type { Shop } from '../../domain/ports.ts'
import { evidenceOf, waits } from '../../domain/tax/evidence.ts'
import { assertTaxTerms } from '../../domain/tax/tax-terms.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { addressOf, taxEvidenceResponse, taxLineResponse } from '../responses.ts'
import { savedSettings } from '../saved-settings.ts'

/** Products without a weight that are named; the others are only counted. */
const namedAtMost = 20
/** Orders that are shown to wait for the register of tax numbers. */
const checksShown = 100

export function deliveryRoutes(shop: Shop) {
  const { currency } = shop.settings
  const major = <Priced extends { price: number }>(rate: Priced) => ({
    ...rate,
    price: toMajor(rate.price, currency),
  })

  const majorRate = ({ perFurtherKg, ...rate }: Rate) => ({
    ...major(rate),
    ...(perFurtherKg === undefined ? {} : { perFurtherKg: toMajor(perFurtherKg, currency) }),
  })

  const linesOf = async (orderId: string, caller: Caller | undefined) => {
    if (!caller) throw errors.signIn()
    return orderFor(caller, await shop.orders.find(orderId)).lines
  }

  async function deliverySettings() {
    const [{ content, version }, unweighed] = await Promise.all([
      shop.delivery.find(),
      unweighedProducts(shop),
    ])
    const { zones, defaultWeightGrams = standardWeightGrams } = content
    return {
      zones: zones.map((zone) => ({ ...zone, rates: zone.rates.map(majorRate) })),
      defaultWeightGrams,
      version,
      unweighed: {
        total: unweighed.length,
        products: unweighed.slice(0, namedAtMost).map(({ id, name }) => ({ _id: id, name })),
      },
    }
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
    async getDeliverySettings() {
      return deliverySettings()
    },

    async saveDeliverySettings({ body }) {
      const { defaultWeightGrams } = body
      const zones = body.zones.map((zone, index) => ({
        ...zone,
        rates: zone.rates.map((rate, at) => ({
          ...rate,
          price: minorAmount(rate.price, currency, `zones.${index}.rates.${at}.price`),
          perFurtherKg:
            rate.perFurtherKg === undefined
              ? undefined
              : minorAmount(rate.perFurtherKg, currency, `zones.${index}.rates.${at}.perFurtherKg`),
        })),
      }))
      assertZones(zones)
      return savedSettings(
        await shop.delivery.replace({ zones, defaultWeightGrams }, body.version),
        deliverySettings,
      )
    },

    async quoteDelivery({ body, caller, now }) {
      const { lines: named, orderId, ...to } = body
      const lines = orderId === undefined ? (named ?? []) : await linesOf(orderId, caller)
      const { taxEvidence, ...quote } = await quoteDelivery(shop, { ...to, lines, now })
      const rates = quote.rates.map((rate) => ({
        ...major(rate),
        taxLines: rate.taxLines.map((line) => taxLineResponse(line, currency)),
        taxTotal: toMajor(rate.taxTotal, currency),
        total: toMajor(rate.total, currency),
      }))
      return { ...quote, rates, taxEvidence: taxEvidence && taxEvidenceResponse(taxEvidence) }
    },

    async checkTaxNumber({ body: { number: typed, ...to }, now }) {
      const { seller } = (await shop.taxSettings.find()).content.terms ?? {}
      const question = { typed, to, seller, waitMs: waits.checkMs, now }
      const { status, name, checkedAt } = await evidenceOf(shop, question)
      return { status, name, checkedAt: checkedAt.toISOString() }
    },

    async getTaxSettings() {
      return taxSettings()
    },

    async saveTaxSettings({ body: { version, ...terms }, now }) {
      assertTaxTerms(terms, now)
      return savedSettings(await shop.taxSettings.replace({ terms }, version), taxSettings)
    },

    async changeDelivery({ params, body, caller, now }) {
      const address = addressOf(body.address)
      const choice = { address, rateId: body.rateId }
      const { order, changed } = await changeDelivery(shop, { orderId: params.id, choice, caller, now })
      if (order.uid === caller.uid) {
        await rememberAddress(shop, caller, { ...address, id: shop.newId(), createdAt: now })
      }
      return { modifiedCount: changed ? 1 : 0, price: toMajor(order.total, order.currency) }
    },
  } satisfies Partial<Handlers>
}
