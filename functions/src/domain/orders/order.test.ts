import { orderStates } from '@wood-master/contract/order-states'
import { describe, expect, it } from 'vitest'
import { canMove, olderOrderNumber, orderNumber } from './order.ts'

describe('canMove', () => {
  it('knows these moves and no other', () => {
    const known = orderStates.flatMap((from) =>
      orderStates.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(known).toEqual([
      'unpaid > paid',
      'unpaid > refunded',
      'unpaid > expired',
      'paid > part_shipped',
      'paid > shipped',
      'paid > refunded',
      'part_shipped > paid',
      'part_shipped > shipped',
      'part_shipped > refunded',
      'shipped > paid',
      'shipped > part_shipped',
      'shipped > refunded',
      'expired > paid',
      'expired > refunded',
    ])
  })
})

describe('the number of an order', () => {
  it('is short, readable and always the same', () => {
    expect(orderNumber('6f1d2c1e')).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/)
    expect(orderNumber('6f1d2c1e')).toBe(orderNumber('6f1d2c1e'))
  })

  it('is another one for another order, and at another attempt', () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `order-${index}`)
    expect(new Set(ids.map((id) => orderNumber(id))).size).toBe(ids.length)
    expect(orderNumber('6f1d2c1e', 1)).not.toBe(orderNumber('6f1d2c1e'))
  })

  it('has another form for orders that were stored without one, so that no new order gets it', () => {
    expect(olderOrderNumber('6f1d2c1e')).toMatch(/^.{4}-.{4}$/)
    expect(olderOrderNumber('6f1d2c1e')).toBe(olderOrderNumber('6f1d2c1e'))
  })
})
