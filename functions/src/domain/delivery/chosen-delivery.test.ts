import { expect, it } from 'vitest'
import { chosenDelivery } from './chosen-delivery.ts'
import type { Zone } from './zone.ts'

const norway: Zone = {
  id: 'norway',
  name: 'Norway',
  countries: ['NO'],
  rates: [{ id: 'parcel', name: 'Parcel', upToGrams: 20_000, price: 2_400, days: '3–5' }],
  taxName: 'MVA',
  taxPercent: 25,
  reverseCharge: true,
}
const address = {
  name: 'Kari Nordmann',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}
const goods = { goods: [{ productId: 'oak', price: 10_001 }], grams: 12_000, currency: 'usd' }
const day = new Date('2026-11-23T12:00:00Z')
const number = 'SE556188840401'

it('adds the rate, and the tax on goods and rate together', () => {
  expect(chosenDelivery([norway], { address, rateId: 'parcel' }, goods, { day })).toEqual({
    address,
    shipping: { rateId: 'parcel', name: 'Parcel', days: '3–5' },
    goodsTotal: 10_001,
    shippingTotal: 2_400,
    tax: { name: 'MVA', percent: 25 },
    taxLines: [
      {
        treatment: 'S',
        name: 'MVA',
        percent: 25,
        base: 12_401,
        amount: 3_100,
        places: [],
        productIds: ['oak'],
      },
    ],
    taxTotal: 3_100,
    total: 15_501,
  })
})

it('asks no tax of a buyer who accounts for it, once the register has said so, and keeps the proof', () => {
  const company = { ...address, taxNumber: number }
  const chosen = (status: 'valid' | 'invalid' | 'unknown') => {
    const evidence = { number, status, checkedAt: day, name: 'SNICKERI MÄLAREN AB' }
    return chosenDelivery([norway], { address: company, rateId: 'parcel' }, goods, { day, evidence })
  }
  expect(chosen('valid')).toMatchObject({
    tax: { percent: 0, reverseCharge: true },
    taxTotal: 0,
    total: 12_401,
  })
  expect(chosen('valid').taxEvidence).toEqual({ number, status: 'valid', checkedAt: day })
  expect(chosen('invalid')).toMatchObject({ taxTotal: 3_100, taxCheckDue: undefined })
  expect(chosen('unknown')).toMatchObject({ taxTotal: 3_100, taxCheckDue: true })
})

it('goes by another rate of the name, else the cheapest, where its own carries it no more', () => {
  const rate = (id: string, name: string, price: number, upToGrams: number, fromGrams?: number) => ({
    id,
    name,
    price,
    upToGrams,
    fromGrams,
  })
  const rates = [
    rate('van', 'Van', 900, 20_000),
    rate('pallet-s', 'Pallet', 1_000, 20_000),
    rate('pallet-l', 'Pallet', 2_000, 90_000),
    rate('lorry', 'Lorry', 3_000, 90_000, 30_000),
  ]
  const chosen = (rateId: string, rateName?: string) =>
    chosenDelivery([{ ...norway, rates }], { address, rateId, rateName }, goods, { day }).shipping.rateId
  expect(chosen('pallet-l', 'Pallet')).toBe('pallet-s')
  expect(chosen('lorry', 'Lorry')).toBe('van')
  expect(() => chosen('lorry')).toThrow(expect.objectContaining({ code: 'delivery_not_possible' }))
})

it('is by agreement without zones, with or without its rate', () => {
  for (const rateId of [undefined, 'by-agreement']) {
    expect(chosenDelivery([], { address, rateId }, goods, { day })).toMatchObject({
      shipping: { rateId: 'by-agreement', name: 'Delivery by agreement' },
      total: 10_001,
    })
  }
})

it('costs the freight that an admin set also once there are no zones any more', () => {
  const choice = { address, rateId: 'on-request', freight: 50_000 }
  expect(chosenDelivery([], choice, goods, { day })).toMatchObject({ shippingTotal: 50_000, total: 60_001 })
})

it.each([
  ['no rate', [norway], { address }, goods, 'invalid_request'],
  ['a rate that is gone', [norway], { address, rateId: 'pallet' }, goods, 'delivery_not_possible'],
  ['a rate of earlier zones', [], { address, rateId: 'parcel' }, goods, 'delivery_not_possible'],
  [
    'another country',
    [norway],
    { address: { ...address, country: 'SE' }, rateId: 'parcel' },
    goods,
    'delivery_not_possible',
  ],
  [
    'too much weight',
    [norway],
    { address, rateId: 'parcel' },
    { ...goods, grams: 20_001 },
    'delivery_not_possible',
  ],
  [
    'more than a card can carry',
    [norway],
    { address, rateId: 'parcel' },
    { ...goods, goods: [{ productId: 'oak', price: 99_000_000 }] },
    'amount_not_payable',
  ],
])('refuses %s', (_, zones, choice, consignment, code) => {
  expect(() => chosenDelivery(zones, choice, consignment, { day })).toThrow(expect.objectContaining({ code }))
})
