import { expect, it } from 'vitest'
import { amountText } from './amount.ts'

it('writes every decimal that the currency has, and no other', () => {
  expect(amountText(1250, 'usd')).toBe('$1,250.00')
  expect(amountText(7.2, 'eur')).toBe('€7.20')
  expect(amountText(1200, 'jpy')).toBe('¥1,200')
  expect(amountText(-2.66, 'usd')).toBe('-$2.66')
})
