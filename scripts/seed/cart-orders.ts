interface SeedCartOrder {
  buyer: string
  /** Which address of the buyer's book, counted from 0. */
  address: number
  poNumber?: string
  /** Products by their ids. */
  lines: { product: string; quantity: number }[]
  daysAgo: number
  shipped?: { carrier: string; tracking: string[] }
  /** Units of one line whose price goes back; they stay with the buyer. */
  refund?: { product: string; quantity: number; reason: string }
}

/** Orders of whole carts, as wholesale buyers place them. */
export const cartOrders: SeedCartOrder[] = [
  {
    buyer: 'wholesale',
    address: 1,
    poNumber: 'PO-2207',
    lines: [
      { product: 'birch-dowel-pins', quantity: 500 },
      { product: 'beech-tapered-leg', quantity: 48 },
      { product: 'maple-mushroom-knob', quantity: 120 },
      { product: 'oak-scroll-corbel', quantity: 12 },
      { product: 'cherry-bun-foot', quantity: 36 },
      { product: 'shaker-peg', quantity: 150 },
      { product: 'birch-ply-corbel', quantity: 20 },
      { product: 'steel-bar-clamp', quantity: 8 },
    ],
    daysAgo: 20.5,
    shipped: { carrier: 'Bring', tracking: ['370730254812345678', '370730254812345685'] },
    refund: { product: 'oak-scroll-corbel', quantity: 2, reason: 'Two corbels arrived chipped' },
  },
  {
    buyer: 'henrik',
    address: 0,
    poNumber: 'BS-311',
    lines: [
      { product: 'tenon-saw', quantity: 6 },
      { product: 'walnut-try-square', quantity: 10 },
      { product: 'beech-joiners-mallet', quantity: 6 },
    ],
    daysAgo: 9.3,
    shipped: { carrier: 'PostNord', tracking: ['00370730254898765432'] },
  },
  {
    buyer: 'wholesale',
    address: 0,
    poNumber: 'PO-2231',
    lines: [
      { product: 'birch-dowel-pins', quantity: 1000 },
      { product: 'oak-edge-banding', quantity: 24 },
      { product: 'iron-c-clamp', quantity: 20 },
      { product: 'birch-ply-drawer-box', quantity: 16 },
    ],
    daysAgo: 1.4,
  },
]
