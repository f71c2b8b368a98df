import { expect, it } from 'vitest'
import { assertDiscount } from './order-from-cart.ts'

it('allows no more discount than the shop does', () => {
  expect(() => assertDiscount({ percent: 20, reason: 'Fair' }, 20)).not.toThrow()
  expect(() => assertDiscount({ percent: 21, reason: 'Fair' }, 20)).toThrow('20')
})
