import { expect, it } from 'vitest'
import { supply } from './supply.ts'

const ofDelivery = (id: string, on = '2026-03-12') => {
  return { kind: 'backorder', incoming: [{ id, quantity: 5, on }] }
}

it('takes no delivery whose id every object knows', () => {
  for (const id of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])
    expect(supply.safeParse(ofDelivery(id)).success).toBe(false)
  expect(supply.safeParse(ofDelivery('d-1')).success).toBe(true)
})

it('takes no delivery that nobody lives to see', () => {
  expect(supply.safeParse(ofDelivery('d-1', '2099-12-31')).success).toBe(true)
  for (const on of ['2100-01-01', '9999-12-31'])
    expect(supply.safeParse(ofDelivery('d-1', on)).error?.issues).toMatchObject([
      { message: 'Is too long ago or too far ahead' },
    ])
})
