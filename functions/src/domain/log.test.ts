import { expect, it, vi } from 'vitest'
import { errors } from './errors.ts'
import { attempt } from './log.ts'

it.each([
  ['the shop refuses', errors.noSuchProduct(), 'not_found'],
  [
    'the database refuses a document',
    new Error('3 INVALID_ARGUMENT: its size exceeds the maximum'),
    undefined,
  ],
])('keeps the next entry from nothing where %s, and logs why', async (_, error, code) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const tried = await attempt(log, 'not done', { orderId: 'o1' }, () => Promise.reject(error))
  expect(tried).toBeUndefined()
  expect(log.error).toHaveBeenCalledExactlyOnceWith('not done', { orderId: 'o1', code, error })
})
