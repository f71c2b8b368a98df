import { expect, it } from 'vitest'
import { supply } from './supply.ts'

const ofDelivery = (id: string) => ({ kind: 'backorder', incoming: [{ id, quantity: 5, on: '2026-03-12' }] })

it('takes no delivery whose id every object knows', () => {
  for (const id of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])
    expect(supply.safeParse(ofDelivery(id)).success).toBe(false)
  expect(supply.safeParse(ofDelivery('d-1')).success).toBe(true)
})
