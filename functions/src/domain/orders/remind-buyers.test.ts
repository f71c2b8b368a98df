import { expect, it } from 'vitest'
import type { Order } from './order.ts'
import { remindAt, reminded } from './remind-buyers.ts'

const createdAt = new Date('2026-01-05T12:00:00Z')
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000)
const order = { state: 'unpaid', createdAt, payBy: after(72) } as Order

it('reminds a day before the time to pay is over', () => {
  expect(remindAt(order)).toEqual(after(48))
  expect(reminded(order, after(47.9))).toBeUndefined()
  expect(reminded(order, after(48))).toEqual({ ...order, remindedAt: after(48) })
})

it('waits for half of a short time', () => {
  expect(remindAt({ ...order, payBy: after(2) })).toEqual(after(1))
})

it('reminds again where freight gave more time since, and once of that', () => {
  const freight = { state: 'set', setAt: after(50) } as const
  const set: Order = { ...order, freight, payBy: after(122), remindedAt: after(48) }
  expect(remindAt(set)).toEqual(after(98))
  expect(
    remindAt({ ...set, freight: { ...freight, state: 'accepted' }, remindedAt: after(98) }),
  ).toBeUndefined()
})

it('reminds once, and of nothing that is paid, on its way out or over', () => {
  expect(reminded({ ...order, remindedAt: after(48) }, after(50))).toBeUndefined()
  expect(reminded({ ...order, state: 'paid' }, after(50))).toBeUndefined()
  expect(reminded({ ...order, closing: { reason: 'deleted', since: after(49) } }, after(50))).toBeUndefined()
  expect(reminded(order, after(72))).toBeUndefined()
})
