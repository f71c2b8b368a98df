import { describe, expect, test } from 'vitest'
import {
  accepted,
  type CardEntry,
  cardChange,
  emptyEntry,
  fieldProblem,
  isDone,
  shownExpiry,
} from './card-entry.ts'

const today = new Date(2026, 10, 21)
const good: CardEntry = { number: '4242424242424242', expiry: '1234', cvc: '123', postal: '12345' }

describe('typing', () => {
  test.each([
    ['number', '4242-4242 4242x42429', '4242424242424242'],
    ['number', '3782 8224631 00055', '378282246310005'],
    ['expiry', '4', '04'],
    ['expiry', '12 / 345', '1234'],
    ['expiry', '1', '1'],
    ['cvc', '12345', '123'],
    ['postal', '  SW1A 1AA ', 'SW1A 1AA '],
  ] as const)('%s keeps what belongs there of "%s"', (field, text, kept) => {
    expect(accepted(field, text, good)).toBe(kept)
  })

  test('a security code typed first may have four digits', () => {
    expect(accepted('cvc', '12345', emptyEntry)).toBe('1234')
    expect(accepted('cvc', '12345', { ...emptyEntry, number: '37' })).toBe('1234')
  })

  test.each([
    ['12', true, '12 / '],
    ['12', false, '12'],
    ['123', true, '12 / 3'],
    ['1234', false, '12 / 34'],
    ['1', true, '1'],
  ])('expiry %s is shown so that typing and deleting both go on', (digits, separated, shown) => {
    expect(shownExpiry(digits, separated)).toBe(shown)
  })
})

describe('checking', () => {
  test.each([
    ['number', '4242424242424241', 'invalid_number'],
    ['expiry', '1326', 'invalid_expiry_month'],
    ['expiry', '0026', 'invalid_expiry_month'],
    ['expiry', '1225', 'invalid_expiry_year_past'],
    ['expiry', '1026', 'invalid_expiry_month_past'],
    ['expiry', '1299', 'invalid_expiry_year'],
  ] as const)('%s %s is refused at once', (field, text, code) => {
    expect(fieldProblem(field, { ...good, [field]: text }, false, today)?.code).toBe(code)
  })

  test.each([
    ['number', '4242', 'incomplete_number'],
    ['expiry', '12', 'incomplete_expiry'],
    ['cvc', '12', 'incomplete_cvc'],
    ['postal', '1234', 'incomplete_zip'],
  ] as const)('an unfinished %s is refused only once it was left', (field, text, code) => {
    const entry = { ...good, [field]: text }
    expect(fieldProblem(field, entry, false, today)).toBeNull()
    expect(fieldProblem(field, entry, true, today)?.code).toBe(code)
  })

  test.each(['12345', '12345-6789', 'SW1A 1AA'])('%s is a postal code', (postal) => {
    expect(isDone('postal', { ...good, postal }, today)).toBe(true)
  })

  test('this month is still good', () => {
    expect(isDone('expiry', { ...good, expiry: '1126' }, today)).toBe(true)
  })
})

describe('the change event', () => {
  const fields = ['number', 'expiry', 'cvc', 'postal'] as const
  test('of a finished card', () => {
    expect(cardChange('card', good, [...fields], [null], today)).toEqual({
      elementType: 'card',
      brand: 'visa',
      complete: true,
      empty: false,
      error: undefined,
      value: { postalCode: '12345' },
    })
  })

  test('of an empty card', () => {
    expect(cardChange('card', emptyEntry, [...fields], [], today)).toMatchObject({
      brand: 'unknown',
      complete: false,
      empty: true,
    })
  })

  test('of a card without its postal code', () => {
    const entry = { ...good, postal: '' }
    expect(cardChange('card', entry, [...fields], [], today).complete).toBe(false)
    expect(cardChange('card', entry, fields.slice(0, 3), [], today).complete).toBe(true)
  })
})
