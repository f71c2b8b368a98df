import { expect, it } from 'vitest'
import { order, orderLine } from '#testing/factories.ts'
import { carrierKey, kilogramsOf, proposedCarrier } from './propose-carrier.ts'

const heavy = (name: string, toShip = 10) =>
  order({
    shipping: { rateId: 'r1', name },
    lines: [orderLine({ weightGrams: 5_000, quantity: 10, toShip })],
  })

it('takes the carrier from the name of the rate', () => {
  expect(proposedCarrier(heavy('DHL Express'), 1, {})).toBe('DHL')
  expect(proposedCarrier(heavy('Groups'), 1, {})).toBe('')
})

it('takes the one that the rate went with last, by the weight of a parcel', () => {
  const used = { [carrierKey(heavy('Standard'), 1)]: 'Schenker', [carrierKey(heavy('Standard'), 2)]: 'UPS' }
  expect(proposedCarrier(heavy('Standard'), 1, used)).toBe('Schenker')
  expect(proposedCarrier(heavy('Standard'), 2, used)).toBe('UPS')
  expect(proposedCarrier(heavy('Standard', 2), 1, used)).toBe('UPS')
})

it('weighs what is still to be sent, where all of it was weighed', () => {
  expect(kilogramsOf(heavy('Standard', 3))).toBe(15)
  expect(kilogramsOf(order({ lines: [orderLine()] }))).toBeUndefined()
})
