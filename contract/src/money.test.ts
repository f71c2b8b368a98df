import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLocaleFrom } from './locale.ts'
import { fitsCurrency, formatAmount, formatPrice, toMajor, toMinor } from './money.ts'

describe('money', () => {
  it('goes to minor units and back unchanged for every amount that can be charged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('usd', 'jpy', 'kwd'),
        (minor, currency) => {
          expect(toMinor(toMajor(minor, currency), currency)).toBe(minor)
        },
      ),
    )
  })

  it('keeps the half cent that binary fractions would lose', () => {
    expect(toMinor(1.005, 'usd')).toBe(101)
    expect(toMinor(0.1 + 0.2, 'usd')).toBe(30)
  })

  it('knows currencies without decimals', () => {
    expect(toMinor(1200, 'jpy')).toBe(1200)
    expect(toMajor(1200, 'JPY')).toBe(1200)
    expect(fitsCurrency(12.5, 'jpy')).toBe(false)
    expect(fitsCurrency(12.5, 'usd')).toBe(true)
    expect(fitsCurrency(12.555, 'usd')).toBe(false)
  })

  it('prints dollars in the way of the shop', () => {
    expect(formatPrice(4997.5, 'usd')).toBe('$ 4,997.50/=')
    expect(formatPrice(0, 'USD')).toBe('$ 0/=')
  })

  it.each([
    [4997.5, 'eur', '€4,997.50'],
    [30, 'gbp', '£30.00'],
    [1200, 'jpy', '¥1,200'],
    [1.25, 'kwd', 'KWD 1.250'],
  ])('prints %s %s with the symbol and the decimals of its currency', (price, currency, printed) => {
    expect(formatPrice(price, currency).replaceAll('\u00a0', ' ')).toBe(printed)
  })

  it('writes amounts in a running text with all of their cents', () => {
    expect(formatAmount(-14, 'usd')).toBe('-$14.00')
    expect(formatAmount(1207.2, 'usd')).toBe('$1,207.20')
    expect(formatAmount(1200, 'jpy')).toBe('¥1,200')
  })

  it('keeps the sign of the dollar behind its letters in Arabic', () => {
    const before = readLocaleFrom(() => 'ar')
    expect(formatAmount(1207.2, 'usd')).toMatch(/US\$\u200e$/)
    readLocaleFrom(before)
  })
})
