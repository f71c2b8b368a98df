import { limits } from '@wood-master/contract/limits'
import { expect, it } from 'vitest'
import { trackingProblem } from './tracking-field.tsx'

it('takes numbers, however they are separated, and an empty field', () => {
  expect(trackingProblem('')).toBeUndefined()
  expect(trackingProblem('1Z1, 1Z2\n1Z1')).toBeUndefined()
})

it('counts each number once', () => {
  const numbers = Array.from({ length: limits.trackingNumbers }, (_, index) => `1Z${index}`)
  expect(trackingProblem([...numbers, ...numbers].join('\n'))).toBeUndefined()
  expect(trackingProblem([...numbers, 'one-more'].join('\n'))).toBe('At most 20 tracking numbers')
})

it('names a number that is too long', () => {
  expect(trackingProblem(`1Z1, ${'9'.repeat(61)}`)).toContain('is too long')
})
