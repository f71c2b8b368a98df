import { toMinor } from '@wood-master/contract/money'
import type { Shop } from '../../functions/src/domain/ports.ts'
import cartOrders from '../../seed/cart-orders.json' with { type: 'json' }
import delivery from '../../seed/delivery.json' with { type: 'json' }
import messages from '../../seed/messages.json' with { type: 'json' }
import orders from '../../seed/orders.json' with { type: 'json' }
import people from '../../seed/people.json' with { type: 'json' }
import products from '../../seed/products.json' with { type: 'json' }
import reviews from '../../seed/reviews.json' with { type: 'json' }
import synonyms from '../../seed/synonyms.json' with { type: 'json' }
import tax from '../../seed/tax.json' with { type: 'json' }

/**
 * The readable files in `seed/`. Prices are in dollars, a product's stock is that before its first order;
 * buyers, products and reviewers are named by their ids, and the address used last comes first.
 */
export const seed = { cartOrders, delivery, messages, orders, people, products, reviews, synonyms, tax }

export type SeedOrder = (typeof orders)[number]
/** An order of a whole cart, as wholesale buyers place them. */
export type SeedCartOrder = (typeof cartOrders)[number]

/** Dollars of the files as the shop keeps them. */
export const minor = ({ settings }: Pick<Shop, 'settings'>, price: number) =>
  toMinor(price, settings.currency)
