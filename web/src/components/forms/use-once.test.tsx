import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { useOnce } from './use-once.ts'

function sender() {
  const once = renderHook(() => useOnce()).result.current
  const keys: string[] = []
  /** The key that it was sent with. */
  const send = async (failure?: Error, of?: string) => {
    const sending = once(async (key) => {
      keys.push(key)
      if (failure) throw failure
    }, of)
    await sending.catch(() => undefined)
    return keys.at(-1)
  }
  return send
}

const usingUp = ['key_reused', 'refund_not_possible', 'cart_not_orderable'] as const
const refused = (code: (typeof usingUp)[number] | 'busy') => new ApiError(code, 'No.')

it.each([new TypeError('Failed to fetch'), refused('busy')])(
  'keeps its key after %s, because it may have arrived',
  async (lost) => {
    const send = sender()
    const first = await send(lost)
    expect(await send(lost)).toBe(first)
    expect(await send()).toBe(first)
    expect(await send()).not.toBe(first)
  },
)

it.each(usingUp)('takes another key after %s', async (code) => {
  const send = sender()
  const first = await send(refused(code))
  expect(await send()).not.toBe(first)
})

it('has a key for each subject', async () => {
  const send = sender()
  const lost = new TypeError('Failed to fetch')
  const [one, other] = [await send(lost, '10 left'), await send(lost, '8 left')]
  expect(other).not.toBe(one)
  expect(await send(undefined, '10 left')).toBe(one)
})
