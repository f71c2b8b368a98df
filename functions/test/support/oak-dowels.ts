import { withDefaults } from '../../src/domain/catalog/product.ts'

/** 20 oak dowels at 12.50 dollars, for tests of rules. */
export const oakDowels = withDefaults({
  id: 'oak-dowels',
  name: 'Oak dowels',
  unitPrice: 1250,
  minQuantity: 5,
  availableQuantity: 20,
  description: 'Ten fluted dowels',
  img: '/dowels.webp',
  createdAt: new Date('2026-03-02T09:30:00Z'),
})
