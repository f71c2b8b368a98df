import type { Supply } from '@wood-master/contract/supply'
import { dayOf } from '../../functions/src/domain/catalog/supply.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { minor, seed } from './files.ts'
import { daysAgo } from './moments.ts'

type SeedSupply = NonNullable<(typeof seed.products)[number]['supply']>

/** A delivery that is to come is so many days from now. */
function supplyOf({ kind, days = 0, perWeek, inDays = 0, quantity = 0 }: SeedSupply): Supply {
  if (kind === 'made') return { kind, days, ...(perWeek && { perWeek }) }
  return { kind: 'backorder', incoming: [{ id: 'seeded-delivery', quantity, on: dayOf(daysAgo(-inDays)) }] }
}

/** Adds every product with the stock that it has before its first order. */
export async function seedProducts(shop: Shop): Promise<void> {
  for (const { _id, price, priceBreaks, createdAt, supply, ...said } of seed.products) {
    const product = {
      ...said,
      images: said.images ?? [said.img],
      id: _id,
      unitPrice: minor(shop, price),
      priceBreaks: priceBreaks.map((step) => ({
        minQuantity: step.minQuantity,
        unitPrice: minor(shop, step.price),
      })),
      ...(supply && { supply: supplyOf(supply) }),
      createdAt: new Date(createdAt),
    }
    if (!(await shop.products.add(product, { skus: [product.sku] })))
      throw new Error(`Two products of the seed have the id ${_id}.`)
  }
}
