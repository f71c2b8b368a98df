interface SeedCartOrder {
  buyer: string
  address: number
  poNumber?: string
  lines: Record<string, number>
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
    lines: {
      'birch-dowel-pins': 500,
      'beech-tapered-leg': 48,
      'maple-mushroom-knob': 120,
      'oak-scroll-corbel': 12,
      'cherry-bun-foot': 36,
      'shaker-peg': 150,
      'birch-ply-corbel': 20,
      'steel-bar-clamp': 8,
    },
    daysAgo: 20.5,
    shipped: { carrier: 'Bring', tracking: ['370730254812345678', '370730254812345685'] },
    refund: { product: 'oak-scroll-corbel', quantity: 2, reason: 'Two corbels arrived chipped' },
  },
  {
    buyer: 'henrik',
    address: 0,
    poNumber: 'BS-311',
    lines: {
      'tenon-saw': 6,
      'walnut-try-square': 10,
      'beech-joiners-mallet': 6,
    },
    daysAgo: 9.3,
    shipped: { carrier: 'PostNord', tracking: ['00370730254898765432'] },
  },
  {
    buyer: 'wholesale',
    address: 0,
    poNumber: 'PO-2231',
    lines: {
      'birch-dowel-pins': 1000,
      'oak-edge-banding': 24,
      'iron-c-clamp': 20,
      'birch-ply-drawer-box': 16,
    },
    daysAgo: 1.4,
  },
]
