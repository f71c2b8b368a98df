import { describe, expect, it } from 'vitest'
import {
  assertWithinShopShare,
  assertWithinUnpaidLimits,
  type UnpaidReservations,
  type UnpaidUnits,
} from './unpaid-limits.ts'

const limits = { most: 3, stockPercent: 50 }
const units = (id: string, productId: string, quantity: number): UnpaidUnits => ({ id, productId, quantity })
const newcomer = { units: [], hasPaid: false }
const product = { availableQuantity: 500, minQuantity: 1 }

const deciding =
  (standing: { units: UnpaidUnits[]; hasPaid: boolean }, quantity: number, left = product) =>
  () =>
    assertWithinUnpaidLimits({ standing, wanted: units('wanted', 'oak', quantity), product: left }, limits)

describe('an account that never paid', () => {
  it('may keep half of a product, in one hold or in several', () => {
    expect(deciding(newcomer, 250)).not.toThrow()
    expect(deciding(newcomer, 251)).toThrow('up to 250 pieces')
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

  it('may always order the minimum', () => {
    expect(deciding(newcomer, 8, { availableQuantity: 10, minQuantity: 8 })).not.toThrow()
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
  })

  it('is not for all accounts of an address to hold together', () => {
    expect(taking(halves(16), { nearby: halves(20, 100) })).not.toThrow()
    expect(taking(halves(16), { nearby: halves(21, 100) })).toThrow('from your network')
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
