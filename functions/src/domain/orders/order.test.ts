import { orderStates } from '@wood-master/contract/order-states'
import { describe, expect, it } from 'vitest'
import { canMove } from './order.ts'

describe('canMove', () => {
  it('knows these moves and no other', () => {
    const known = orderStates.flatMap((from) =>
      orderStates.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(known).toEqual([
      'unpaid > paid',
      'unpaid > expired',
      'paid > shipped',
      'paid > refunded',
      'shipped > paid',
      'shipped > refunded',
      'expired > paid',
    ])
  })
})
