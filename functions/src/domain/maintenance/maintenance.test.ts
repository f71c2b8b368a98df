import { expect, it } from 'vitest'
import { announcement, assertBuyingIsOpen } from './maintenance.ts'

it('lets people buy unless maintenance is announced, and then says its sentence', () => {
  expect(() => assertBuyingIsOpen(undefined)).not.toThrow()
  const announced = { message: 'Back at noon.', since: new Date() }
  expect(() => assertBuyingIsOpen(announced)).toThrow('Back at noon.')
})

it('announces a sentence of one line, and one of its own when nothing is said', () => {
  const since = new Date()
  expect(announcement(' Back at noon. ', since)).toEqual({ message: 'Back at noon.', since })
  expect(announcement(undefined, since)?.message).toContain('nothing can be ordered')
  for (const unfit of ['', ' ', 'two\nlines', 'x'.repeat(301)])
    expect(announcement(unfit, since)).toBeUndefined()
})
