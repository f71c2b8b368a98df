import type { Remedy } from '@wood-master/contract/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorCodeOf } from '../../../test/support/error-of.ts'
import { oakDowels as dowels } from '../../../test/support/oak-dowels.ts'
import {
  assertWithinShopShare,
  assertWithinUnpaidLimits,
  type HoldRequest,
  hasRunOut,
  holdOn,
  type UnpaidInput,
  type UnpaidReservations,
  type UnpaidUnits,
  unpaidParts,
} from './hold.ts'

const now = new Date('2026-03-02T09:30:00Z')
const request: HoldRequest = { holdId: 'h1', uid: 'sam', remaining: 0, quantity: 4, now }
const terms = { currency: 'usd', enforceMinimum: false }

describe('holdOn', () => {
  it('takes the price, name and picture as they are now, for fifteen minutes', () => {
    expect(holdOn(dowels, request, terms)).toEqual({
      id: 'h1',
      uid: 'sam',
      productId: 'oak-dowels',
      sku: 'OAK-DOWELS-OAKDOWELS',
      productName: 'Oak dowels',
      img: '/dowels.webp',
      unit: 'piece',
      quantity: 4,
      unitPrice: 1250,
      listPrice: 1250,
      currency: 'usd',
      state: 'held',
      createdAt: now,
      expiresAt: new Date('2026-03-02T09:45:00Z'),
    })
  })

  it('never leaves less than one piece, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (availableQuantity, quantity) => {
          const code = errorCodeOf(() =>
            holdOn({ ...dowels, availableQuantity, minQuantity: 1 }, { ...request, quantity }, terms),
          )
          expect(code).toBe(availableQuantity > quantity ? 'allowed' : 'not_enough_stock')
        },
      ),
    )
  })

  it('holds nothing of a product whose minimum order is more than its stock', () => {
    const scarce = { ...dowels, availableQuantity: 4, minQuantity: 5 }
    expect(errorCodeOf(() => holdOn(scarce, { ...request, quantity: 1 }, terms))).toBe('not_enough_stock')
  })

  it('works the quantity out from what should remain, and refuses to hold nothing or less', () => {
    const wish = (remaining: number) => ({ ...request, quantity: undefined, remaining })
    expect(holdOn(dowels, wish(17), terms).quantity).toBe(3)
    expect(errorCodeOf(() => holdOn(dowels, wish(20), terms))).toBe('invalid_request')
    expect(errorCodeOf(() => holdOn(dowels, wish(25), terms))).toBe('invalid_request')
    expect(errorCodeOf(() => holdOn(dowels, wish(0), terms))).toBe('not_enough_stock')
  })

  it('holds people to the minimum only where the shop says so', () => {
    expect(errorCodeOf(() => holdOn(dowels, request, { ...terms, enforceMinimum: true }))).toBe(
      'below_minimum',
    )
  })

  it('holds people to full case packs always', () => {
    const legs = { ...dowels, casePack: 4 }
    expect(errorCodeOf(() => holdOn(legs, { ...request, quantity: 6 }, terms))).toBe('not_full_case_packs')
    expect(errorCodeOf(() => holdOn(legs, { ...request, quantity: undefined, remaining: 13 }, terms))).toBe(
      'not_full_case_packs',
    )
    expect(holdOn(legs, { ...request, quantity: 8 }, terms).quantity).toBe(8)
  })

  it('takes the price of the highest break that the quantity reaches', () => {
    const priced = {
      ...dowels,
      priceBreaks: [
        { minQuantity: 6, unitPrice: 1200 },
        { minQuantity: 12, unitPrice: 1100 },
      ],
    }
    const prices = [5, 6, 11, 12].map((quantity) => holdOn(priced, { ...request, quantity }, terms))
    expect(prices.map(({ unitPrice }) => unitPrice)).toEqual([1250, 1200, 1200, 1100])
    expect(prices.map(({ listPrice }) => listPrice)).toEqual([1250, 1250, 1250, 1250])
  })

  it('holds nothing at another price than the page showed', () => {
    expect(errorCodeOf(() => holdOn(dowels, { ...request, total: 4 * 1200 }, terms))).toBe('price_changed')
    expect(errorCodeOf(() => holdOn(dowels, { ...request, total: 4 * 1250 }, terms))).toBe('allowed')
  })

  it('refuses what one card payment cannot carry', () => {
    const dear = { ...dowels, unitPrice: 99_999_999, availableQuantity: 10 }
    expect(errorCodeOf(() => holdOn(dear, { ...request, quantity: 1 }, terms))).toBe('allowed')
    expect(errorCodeOf(() => holdOn(dear, { ...request, quantity: 2 }, terms))).toBe('amount_not_payable')
  })
})

describe('hasRunOut', () => {
  it('is true from the very moment on', () => {
    expect(hasRunOut({ expiresAt: now }, new Date(now.getTime() - 1))).toBe(false)
    expect(hasRunOut({ expiresAt: now }, now)).toBe(true)
  })
})

const limits = { most: 3, stockPercent: 50 }
const units = (id: string, productId: string, quantity: number): UnpaidUnits => ({ id, productId, quantity })
const newcomer = { units: [], hasPaid: false }
const product: UnpaidInput['product'] = { availableQuantity: 500, minQuantity: 1 }

const besides = (quantity: number[], remedies: Remedy[] = []) =>
  expect.objectContaining({ details: { beside: { quantities: { quantity }, remedies } } })
const helpedBy = (...remedies: Remedy[]) => expect.objectContaining({ details: { beside: { remedies } } })

const deciding =
  (
    standing: { units: UnpaidUnits[]; hasPaid: boolean },
    quantity: number,
    left = product,
    enforceMinimum = false,
  ) =>
  () => {
    const wanted = units('wanted', 'oak', quantity)
    assertWithinUnpaidLimits({ standing, wanted, product: left, enforceMinimum }, limits)
  }

describe('an account that never paid', () => {
  it('may keep half of a product, in one hold or in several', () => {
    expect(deciding(newcomer, 250)).not.toThrow()
    expect(deciding(newcomer, 251)).toThrow('up to 250 pieces')
    expect(deciding(newcomer, 251)).toThrow(besides([250]))
    expect(deciding(newcomer, 251, { ...product, casePack: 12 })).toThrow(besides([240]))
    const half = { units: [units('a', 'oak', 250)], hasPaid: false }
    expect(deciding(half, 1, { ...product, availableQuantity: 250 })).toThrow(besides([], ['pay_waiting']))
    const some = { units: [units('a', 'oak', 200)], hasPaid: false }
    expect(deciding(some, 50, { availableQuantity: 300, minQuantity: 1 })).not.toThrow()
    expect(deciding(some, 51, { availableQuantity: 300, minQuantity: 1 })).toThrow(
      'reserved 200 of them already',
    )
  })

  it('may keep half of each product', () => {
    const some = { units: [units('a', 'ash', 250)], hasPaid: false }
    expect(deciding(some, 250)).not.toThrow()
  })

  it('may always order the minimum, in full packs', () => {
    expect(deciding(newcomer, 8, { availableQuantity: 10, minQuantity: 8 })).not.toThrow()
    const packs = { availableQuantity: 20, minQuantity: 14, casePack: 5 }
    expect(deciding(newcomer, 15, packs)).not.toThrow()
  })

  it('is offered no quantity that would be refused once more, and is told why', () => {
    const some = { units: [units('a', 'oak', 6)], hasPaid: false }
    const left = { availableQuantity: 14, minQuantity: 5 }
    expect(deciding(some, 5, left)).toThrow(besides([4], ['pay_waiting']))
    expect(deciding(some, 5, left, true)).toThrow(besides([], ['pay_waiting']))
    expect(deciding(some, 5, left, true)).toThrow('fewer than 5 cannot be ordered')
  })
})

describe('the whole shop', () => {
  const shares = { ...limits, shopPercent: { account: 40, unproven: 10, address: 50 } }
  const halves = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({ ...units(`u${from + at}`, `p${at}`, 10), part: 0.5 }))
  const taking =
    (wanted: UnpaidUnits[], standing: Partial<UnpaidReservations> = {}, unproven = false) =>
    () =>
      assertWithinShopShare({ ...newcomer, products: 36, ...standing }, { wanted, unproven }, shares)

  it('is not for one account to hold, and less of it for one whose email is not proven', () => {
    expect(taking(halves(36))).toThrow('before your first payment')
    expect(taking(halves(28))).not.toThrow()
    expect(taking(halves(28), {}, true)).toThrow('verify your email')
    expect(taking(halves(7), {}, true)).not.toThrow()
    expect(taking(halves(1), { units: halves(7) }, true)).toThrow('verify your email')
    expect(taking(halves(36))).toThrow(helpedBy())
    expect(taking(halves(28), {}, true)).toThrow(helpedBy('verify_email'))
    expect(taking(halves(1), { units: halves(7) }, true)).toThrow(helpedBy('verify_email', 'pay_waiting'))
  })

  it('is not for all accounts of an address to hold together', () => {
    expect(taking(halves(16), { nearby: halves(20, 100) })).not.toThrow()
    expect(taking(halves(16), { nearby: halves(21, 100) })).toThrow('from your network')
    const own = { units: halves(1), nearby: halves(21, 100) }
    expect(taking(halves(16), own)).toThrow(helpedBy('pay_waiting'))
  })

  it('is counted by one part for each order, however many lines it has', () => {
    const noted = [...halves(3).map((one) => ({ ...one, id: 'a' })), units('b', 'oak', 10)]
    expect(unpaidParts(noted)).toEqual([
      { id: 'a', part: 1.5 },
      { id: 'b', part: 0 },
    ])
  })

  it('may be held by who has paid, and a whole product by anybody', () => {
    expect(taking(halves(36), { hasPaid: true })).not.toThrow()
    expect(taking(halves(2), { products: 2 }, true)).not.toThrow()
  })
})

describe('any account', () => {
  it('may take as much as there is once it paid', () => {
    expect(deciding({ ...newcomer, hasPaid: true }, 499)).not.toThrow()
  })

  it('has a limited number of holds and unpaid orders, a cart of several products counting once', () => {
    const cart = [units('a', 'oak', 1), units('a', 'ash', 1), units('b', 'oak', 1)]
    expect(deciding({ units: cart, hasPaid: true }, 1)).not.toThrow()
    expect(deciding({ units: [...cart, units('c', 'oak', 1)], hasPaid: true }, 1)).toThrow('3 reservations')
  })
})
