import { expect, it } from 'vitest'
import { cardExpiry, cardName } from './card-text.ts'

it('names a card by its brand and last four digits', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa ending in 4242')
  expect(cardName({ brand: 'a-brand-to-come', last4: '0005' })).toBe('Card ending in 0005')
})

it('writes the expiry as it is printed on cards', () => {
  expect(cardExpiry({ expMonth: 3, expYear: 2030 })).toBe('Expires 03/30')
  expect(cardExpiry({ expMonth: 12, expYear: 2031 })).toBe('Expires 12/31')
})
