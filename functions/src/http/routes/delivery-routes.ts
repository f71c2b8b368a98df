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
import type { Handlers } from '../pipeline/handler.ts'
import { addressOf } from '../responses.ts'
import { savedSettings } from '../saved-settings.ts'

/** Products without a weight that are named; the others are only counted. */
const namedAtMost = 20

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

    async quoteDelivery({ body, caller }) {
      const { country, taxNumber, lines: named, orderId } = body
      const lines = orderId === undefined ? (named ?? []) : await linesOf(orderId, caller)
      const quote = await quoteDelivery(shop, { country, taxNumber, lines })
      return { ...quote, rates: quote.rates.map(major) }
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
