import {
  brandOf,
  cvcLengthOf,
  digitsOf,
  hasFullLength,
  longestLength,
  passesLuhn,
} from '../cards/card-number.ts'
import type { CardChange, ElementType, ValidationError } from './frame-messages.ts'

export type FieldName = 'number' | 'expiry' | 'cvc' | 'postal'

/** What stands in the card element's fields: digits only, but for the postal code. */
export type CardEntry = Record<FieldName, string>

export const emptyEntry: CardEntry = { number: '', expiry: '', cvc: '', postal: '' }

function problem(code: string, message: string): ValidationError {
  return { code, message, type: 'validation_error' }
}

/** Keeps of a typed text what belongs into the field. */
export function accepted(field: FieldName, text: string, entry: CardEntry): string {
  if (field === 'postal') return text.trimStart().slice(0, 10)
  const digits = digitsOf(text)
  if (field === 'number') return digits.slice(0, longestLength(digits))
  if (field === 'cvc') return digits.slice(0, entry.number === '' ? 4 : cvcLengthOf(entry.number))
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return month.slice(0, 4)
}

/** Expiry digits as they are shown: `12 / 34`; `separated` keeps the slash behind a full month. */
export function shownExpiry(digits: string, separated: boolean): string {
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`
  return digits.length === 2 && separated ? `${digits} / ` : digits
}

function expiryProblem(digits: string, today: Date): ValidationError | null {
  const month = Number(digits.slice(0, 2))
  if (month < 1 || month > 12) {
    return problem('invalid_expiry_month', "Your card's expiration month is invalid.")
  }
  const year = 2000 + Number(digits.slice(2))
  const thisYear = today.getFullYear()
  if (year < thisYear)
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.")
  if (year > thisYear + 50) return problem('invalid_expiry_year', "Your card's expiration year is invalid.")
  if (year === thisYear && month < today.getMonth() + 1) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.")
  }
  return null
}

const incomplete: Record<FieldName, ValidationError> = {
  number: problem('incomplete_number', 'Your card number is incomplete.'),
  expiry: problem('incomplete_expiry', "Your card's expiration date is incomplete."),
  cvc: problem('incomplete_cvc', "Your card's security code is incomplete."),
  postal: problem('incomplete_zip', 'Your postal code is incomplete.'),
}

function isFull(field: FieldName, entry: CardEntry): boolean {
  const text = entry[field]
  if (field === 'number') return hasFullLength(text)
  if (field === 'expiry') return text.length === 4
  if (field === 'cvc') return text.length === cvcLengthOf(entry.number)
  return /^\d+$/.test(text)
    ? text.length >= 5
    : /[a-z]/i.test(text)
      ? text.trim().length >= 3
      : /^\d{5}-\d{4}$/.test(text)
}

/** What is wrong with a field; a field that is merely unfinished counts once the person has left it. */
export function fieldProblem(
  field: FieldName,
  entry: CardEntry,
  left: boolean,
  today: Date,
): ValidationError | null {
  if (!isFull(field, entry)) return left ? incomplete[field] : null
  if (field === 'number' && !passesLuhn(entry.number)) {
    return problem('invalid_number', 'Your card number is invalid.')
  }
  return field === 'expiry' ? expiryProblem(entry.expiry, today) : null
}

/** Whether the field is finished and right, so that the next one may take over. */
export function isDone(field: FieldName, entry: CardEntry, today: Date): boolean {
  return isFull(field, entry) && fieldProblem(field, entry, false, today) === null
}

/** An element's change event for what stands in its `fields`. */
export function cardChange(
  elementType: ElementType,
  entry: CardEntry,
  fields: FieldName[],
  problems: (ValidationError | null)[],
  today: Date,
): CardChange {
  return {
    elementType,
    ...(elementType === 'card' || elementType === 'cardNumber' ? { brand: brandOf(entry.number) } : {}),
    complete: fields.every((field) => isDone(field, entry, today)),
    empty: fields.every((field) => entry[field] === ''),
    error: problems.find((entry) => entry !== null) ?? undefined,
    ...(elementType === 'card' ? { value: { postalCode: entry.postal } } : {}),
  }
}
