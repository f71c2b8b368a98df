import { expect, it } from 'vitest'
import { assertBuyingIsOpen } from './maintenance.ts'

it('lets people buy unless maintenance is announced, and then says its sentence', () => {
  expect(() => assertBuyingIsOpen(undefined)).not.toThrow()
  const announced = { message: 'Back at noon.', since: new Date() }
  expect(() => assertBuyingIsOpen(announced)).toThrow('Back at noon.')
})
