import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandOf, cvcLengthOf, digitsOf, groupNumber, hasFullLength, passesLuhn } from './card-number.ts'
import { testCards } from './test-cards.ts'

test.each([...testCards.keys()])('%s is a well-formed number', (number) => {
  expect(passesLuhn(number)).toBe(true)
  expect(hasFullLength(number)).toBe(true)
})

test.each([
  ['4', 'visa'],
  ['51', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', 'unknown'],
  ['2220', 'unknown'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['6011', 'discover'],
  ['644', 'discover'],
  ['65', 'discover'],
  ['36', 'diners'],
  ['305', 'diners'],
  ['3528', 'jcb'],
  ['3589', 'jcb'],
  ['62', 'unionpay'],
  ['1', 'unknown'],
  ['', 'unknown'],
])('%s begins a number of %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand)
})

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['36227206271667', '3622 720627 1667'],
  ['3056930009020004', '3056 9300 0902 0004'],
  ['6205500000000000004', '6205 5000 0000 0000 004'],
  ['', ''],
])('%s is shown as %s', (digits, shown) => {
  expect(groupNumber(digits)).toBe(shown)
})

test('grouping keeps every digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
      const kept = digits.slice(0, 19)
      expect(digitsOf(groupNumber(kept))).toBe(kept)
    }),
  )
})

test('one wrong digit is always found', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...testCards.keys()),
      fc.nat(18),
      fc.integer({ min: 1, max: 9 }),
      (number, at, by) => {
        fc.pre(at < number.length)
        const wrong = (Number(number[at]) + by) % 10
        expect(passesLuhn(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
      },
    ),
  )
})

test('American Express has four digits on the front', () => {
  expect(cvcLengthOf('378282246310005')).toBe(4)
  expect(cvcLengthOf('4242424242424242')).toBe(3)
})
