import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { order as anOrder } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { changing } from './api.ts'
import { checkRoleAhead, orderAhead, queryClient, roleOf } from './queries.ts'

const navigation = () => new Request('https://shop.test/dashboard')
/** An address of its own for each test: what is known about one stays known. */
const newEmail = () => `${crypto.randomUUID()}@shop.test`

it('uses a check made ahead once, and asks again the next time', async () => {
  const email = newEmail()
  const asked = onCall('isAdmin', () => ({ admin: true }))
  await roleOf(email, navigation())
  checkRoleAhead(email)
  checkRoleAhead(email)
  await roleOf(email, navigation())
  expect(asked).toHaveLength(2)
  await roleOf(email, navigation())
  expect(asked).toHaveLength(3)
})

it('asks once for all loaders of a navigation, also when one of them comes later', async () => {
  const email = newEmail()
  const asked = onCall('isAdmin', () => ({ admin: true }))
  const opening = navigation()
  await roleOf(email, opening)
  await roleOf(email, opening)
  expect(asked).toHaveLength(1)
})

it('asks ahead only about somebody with a role', async () => {
  const email = newEmail()
  const asked = onCall('isAdmin', () => ({ admin: false }))
  checkRoleAhead(email)
  expect(asked).toHaveLength(0)
  await roleOf(email, navigation())
  checkRoleAhead(email)
  expect(asked).toHaveLength(1)
})

it('notices with the next check that the role is gone', async () => {
  const email = newEmail()
  onCall('isAdmin', () => ({ admin: true }))
  await roleOf(email, navigation())
  onCall('isAdmin', () => ({ admin: false }))
  checkRoleAhead(email)
  expect(await roleOf(email, navigation())).toBeUndefined()
})

describe('an order that is asked for ahead of its page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const numberOf = async (id: string) => (await orderAhead.get(id)).number
  /** A shop whose orders are numbered by how often it was asked. */
  function counted() {
    let times = 0
    onCall('getOrder', ({ params: { id } }) => anOrder({ _id: id, number: `${id} ${++times}` }))
  }

  it('is used once, however often it was asked for', async () => {
    counted()
    orderAhead.ask('a')
    orderAhead.ask('a')
    expect(await numberOf('a')).toBe('a 1')
    expect(await numberOf('a')).toBe('a 2')
  })

  it('is used for no other one', async () => {
    counted()
    orderAhead.ask('a')
    expect(await numberOf('b')).toMatch(/^b/)
  })

  it('is asked for again five seconds later', async () => {
    counted()
    const askAndWait = async (ms: number) => {
      orderAhead.ask('a')
      // Not the test runner's own, which moves the clock.
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
      vi.setSystemTime(Date.now() + ms)
    }
    await askAndWait(4_999)
    expect(await numberOf('a')).toBe('a 1')
    await askAndWait(5_000)
    expect(await numberOf('a')).toBe('a 3')
  })

  it('is asked for again when anything was changed while it was on its way', async () => {
    const first = gate()
    let times = 0
    onCall('getOrder', async ({ params: { id } }) => {
      const number = `${id} ${++times}`
      if (times === 1) await first.released
      return anOrder({ _id: id, number })
    })
    orderAhead.ask('a')
    await waitFor(() => expect(times).toBe(1))
    const opened = numberOf('a')
    changing.send()
    first.release()
    expect(await opened).toBe('a 2')
  })

  it('is asked for again when that failed', async () => {
    let times = 0
    onCall('getOrder', ({ params: { id } }) =>
      ++times === 1 ? errorResponse('not_found', 'Not there.') : anOrder({ _id: id }),
    )
    orderAhead.ask('a')
    await waitFor(async () => expect(await orderAhead.get('a')).toMatchObject({ _id: 'a' }))
  })
})
