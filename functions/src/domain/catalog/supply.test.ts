import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedSupply,
  nextPromise,
  orderableStock,
  reservationOf,
  type Supplied,
  withDelivery,
  withPromised,
  workingDayAfter,
} from './supply.ts'

// A Monday.
const now = new Date('2026-03-02T09:30:00Z')
const inStock: Supplied = { availableQuantity: 5 }
const made: Supplied = { availableQuantity: 0, supply: { kind: 'made', days: 12 } }
const weekly: Supplied = { availableQuantity: 0, supply: { kind: 'made', days: 12, perWeek: 10 } }
const announced: Supplied = {
  availableQuantity: 5,
  supply: {
    kind: 'backorder',
    incoming: [
      { id: 'late', quantity: 50, on: '2026-04-01' },
      { id: 'early', quantity: 20, on: '2026-03-12' },
    ],
  },
}

/** Orders one after the other, each of what is left by then. */
function ordering(product: Supplied, quantities: readonly number[]) {
  let left = product
  const reserved = quantities.map((quantity) => {
    const reservation = reservationOf(left, quantity, now)
    if (!reservation) return undefined
    const { awaited } = reservation
    const shelf = quantity - awaited.reduce((sum, one) => sum + one.quantity, 0)
    const taken = { ...left, availableQuantity: left.availableQuantity - shelf }
    left = withPromised(taken, awaited, { arrived: false, now }).product
    return reservation
  })
  return { left, reserved }
}

describe('working days', () => {
  it.each([
    ['2026-03-02', 0, '2026-03-02'],
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-03-07', 0, '2026-03-09'],
    ['2026-03-02', 12, '2026-03-18'],
  ])('from %s %i later is %s', (day, days, later) => {
    expect(workingDayAfter(day, days)).toBe(later)
  })

  it('are counted to an end after the last day of the year 9999, too', () => {
    expect(workingDayAfter('9999-12-31', 2)).toBe('+010000-01-04')
  })
})

describe('a promise', () => {
  it('of what is in stock leaves as soon as it is packed, and is never more than that', () => {
    expect(reservationOf(inStock, 4, now)).toEqual({
      awaited: [],
      promise: { from: '2026-03-02', to: '2026-03-04' },
    })
    expect(reservationOf(inStock, 5, now)).toBeUndefined()
    expect(orderableStock(inStock)).toBe(5)
  })

  it('of what is made to order leaves when it is made', () => {
    expect(reservationOf(made, 3, now)?.promise).toEqual({ from: '2026-03-18', to: '2026-03-23' })
  })

  it('never promises a week twice', () => {
    const { reserved } = ordering(weekly, [8, 4, 10])
    expect(reserved.map((one) => one?.promise.from)).toEqual(['2026-03-18', '2026-03-23', '2026-03-30'])
    expect(reserved[1]?.awaited.map(({ quantity }) => quantity)).toEqual([2, 2])
  })

  it('of a delivery is first ordered, first served, after what is in stock', () => {
    const { left, reserved } = ordering(announced, [10, 14, 20, 31, 30])
    expect(reserved.map((one) => one?.promise.from)).toEqual([
      '2026-03-12',
      '2026-03-12',
      '2026-04-01',
      undefined,
      '2026-04-01',
    ])
    expect(left).toMatchObject({ availableQuantity: 1, promised: { early: 20, late: 50 } })
    expect(orderableStock(left)).toBe(1)
    expect(nextPromise(left, now)).toBeUndefined()
  })

  it('of a delivery that is late is made for today at the earliest', () => {
    expect(nextPromise(announced, new Date('2026-03-20T08:00:00Z'))?.from).toBe('2026-03-20')
  })

  it('is given for whatever is said to be orderable, and never for more than comes', () => {
    const supply = fc.oneof(
      fc.record({
        kind: fc.constant('made' as const),
        days: fc.integer({ min: 1, max: 30 }),
        perWeek: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({
        kind: fc.constant('backorder' as const),
        incoming: fc.array(
          fc.record({
            id: fc.uuid(),
            quantity: fc.integer({ min: 0, max: 20 }),
            on: fc.constantFrom('2026-02-01', '2026-03-12', '2026-05-01'),
          }),
          { maxLength: 3 },
        ),
      }),
    )
    fc.assert(
      fc.property(
        supply,
        fc.integer({ min: 0, max: 10 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
        (from, availableQuantity, quantities) => {
          let product: Supplied = { availableQuantity, supply: from }
          for (const quantity of quantities) {
            const orderable = orderableStock(product) > quantity
            const { left, reserved } = ordering(product, [quantity])
            if (orderable) expect(reserved[0]).toBeDefined()
            product = left
          }
          for (const [source, units] of Object.entries(product.promised ?? {})) {
            const comes =
              from.kind === 'made'
                ? from.perWeek
                : (from.incoming.find(({ id }) => id === source)?.quantity ?? 0)
            expect(units).toBeLessThanOrEqual(comes)
          }
        },
      ),
    )
  })
})

describe('a delivery', () => {
  const { left: sold } = ordering(announced, [24])

  it('lies there for its orders first', () => {
    const came = withDelivery(sold, 'early', 12)
    expect(came).toMatchObject({ forOrders: 12, product: { arrived: { early: 12 } } })
    const rest = came && withDelivery(came.product, 'early', 10)
    expect(rest).toMatchObject({ forOrders: 8, product: { arrived: { early: 20 } } })
    expect(withDelivery(sold, 'unknown', 1)).toBeUndefined()
  })

  it('is over once it came and every order knows', () => {
    const came = withDelivery(sold, 'early', 20)
    const told =
      came && withPromised(came.product, [{ source: 'early', quantity: -20 }], { arrived: true, now })
    expect(told).toMatchObject({ freed: 0, product: { supply: { incoming: [{ id: 'late' }] } } })
    expect(told?.product.promised).toBeUndefined()
    expect(told?.product.arrived).toBeUndefined()
  })

  it('sets free what came for an order that is cancelled', () => {
    const came = withDelivery(sold, 'early', 20)
    const back =
      came && withPromised(came.product, [{ source: 'early', quantity: -5 }], { arrived: false, now })
    expect(back).toMatchObject({ freed: 5, product: { promised: { early: 15 }, arrived: { early: 15 } } })
  })

  it('can be moved, but not taken away while some of it is promised', () => {
    const { supply } = announced
    if (supply?.kind !== 'backorder') throw new Error('it has deliveries')
    const [late, early] = supply.incoming
    if (!late || !early) throw new Error('it has two')
    const changed = (...incoming: typeof supply.incoming) =>
      changedSupply(sold, { kind: 'backorder', incoming })
    expect(changed({ ...early, on: '2026-03-20' })).toMatchObject({ isMoved: true })
    expect(changed({ ...early, quantity: 30 })).toMatchObject({ isMoved: false })
    expect(changed({ ...early, quantity: 19 })).toEqual({ problem: { id: 'early', promised: 20 } })
    expect(changed(late)).toEqual({ problem: { id: 'early', promised: 20 } })
    expect(changedSupply(sold, { kind: 'stock' })).toHaveProperty('problem')
  })

  it('gives way to another supply once what is promised of it has come', () => {
    const supply = { kind: 'made', days: 3 } as const
    const came = { ...sold, arrived: sold.promised }
    expect(changedSupply(came, supply)).toEqual({ supply, isMoved: false })
  })
})
