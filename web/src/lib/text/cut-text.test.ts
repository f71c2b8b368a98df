import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('leaves a text alone that fits', () => {
  expect(cutText('exactly twenty chars', 20)).toBe('exactly twenty chars')
})

it('cuts a longer text at the length', () => {
  expect(cutText('twenty-one characters', 20)).toBe('twenty-one character…')
})

it('never halves a character', () => {
  expect(cutText('🪵🪚🔨', 2)).toBe('🪵🪚…')
})
