import { newAddress } from '@wood-master/contract/addresses'
import type { CartEntry } from '@wood-master/contract/cart-rules'
import { deliverySettings } from '@wood-master/contract/delivery'
import { taxSettings } from '@wood-master/contract/tax-settings'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import {
  changeOwnAddresses,
  listOwnAddresses,
  withAddress,
} from '../../functions/src/domain/addresses/address-book.ts'
import { quoteDelivery } from '../../functions/src/domain/delivery/quote.ts'
import { zonesIn } from '../../functions/src/domain/delivery/zone.ts'
import { changeDelivery } from '../../functions/src/domain/payments/change-delivery.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { seed } from './files.ts'
import { daysAgo } from './moments.ts'

export async function seedDelivery(shop: Shop): Promise<void> {
  const { zones, ...terms } = deliverySettings.parse(seed.delivery)
  await shop.delivery.replace({ ...terms, zones: zonesIn(shop.settings.currency, zones) })
  await shop.taxSettings.replace({ terms: taxSettings.parse(seed.tax) })
  for (const { uid, email, addresses = [], ...person } of seed.people) {
    const createdAt = daysAgo(person.daysAgo)
    // The first one was used last.
    for (const address of addresses.toReversed()) {
      const caller = { uid, email, role: 'shopper' } as const
      const added = { ...newAddress.parse(address), id: shop.newId(), createdAt }
      await changeOwnAddresses(shop, caller, (book) => withAddress(book, added))
    }
  }
}

/** Says where an order goes: to its buyer's first address, by the cheapest rate. */
export async function deliverOrder(shop: Shop, orderId: string, buyer: Caller, now: Date): Promise<void> {
  const order = await shop.orders.find(orderId)
  const choice = order && (await cheapestDelivery(shop, buyer, { lines: order.lines, now }))
  if (choice) await changeDelivery(shop, { orderId, choice, caller: buyer, now })
}

/** The cheapest rate to an address of the buyer, the first unless said; nothing where there is no such address. */
export async function cheapestDelivery(
  shop: Shop,
  buyer: Caller,
  { place = 0, ...asked }: { place?: number; lines: readonly CartEntry[]; now: Date },
) {
  const kept = (await listOwnAddresses(shop, buyer))[place]
  if (!kept) return undefined
  const { id: _, createdAt: __, ...address } = kept
  const { rates } = await quoteDelivery(shop, { ...address, ...asked })
  return { address, rateId: rates[0]?.id }
}
