import { describe, expect, it } from 'vitest'
import {
  delivered,
  isOver,
  leased,
  type Mail,
  type MailDraft,
  queued,
  undelivered,
  withdrawn,
} from './mail.ts'

const start = new Date('2026-01-05T12:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const draft: MailDraft = {
  id: 'the-order-shipped',
  kind: 'shipped',
  to: ['ada@wood-master.test'],
  headers: {},
  message: { subject: 'Order K7M-2QX shipped', text: 'Shipped', html: '<p>Shipped</p>' },
  createdAt: start,
}
const info = {
  messageId: '<the-order-shipped@wood-master.test>',
  accepted: draft.to,
  rejected: [],
  response: '250 OK',
}
const broken = { error: '421 Try again', permanent: false, badAddresses: [] }

function expectMail(mail: Mail | undefined): asserts mail is Mail {
  expect(mail).toBeDefined()
}

describe('a mail in the outbox', () => {
  it('starts as the extension expects a mail to', () => {
    expect(queued(draft).delivery).toEqual({
      state: 'PENDING',
      attempts: 0,
      startTime: start,
      endTime: null,
      error: null,
      leaseExpireTime: null,
      info: null,
    })
  })

  it('is in the hands of one sender at a time, until the lease is over', () => {
    const mine = leased(queued(draft), start)
    expectMail(mine)
    expect(mine.delivery).toMatchObject({ state: 'PROCESSING', attempts: 1, leaseExpireTime: after(10) })
    expect(leased(mine, start)).toBeUndefined()
    expect(leased(mine, after(9))).toBeUndefined()
    expect(leased(mine, after(10))?.delivery.attempts).toBe(2)
  })

  it('is over once a server took it', () => {
    const mine = leased(queued(draft), start)
    expectMail(mine)
    const done = delivered(mine, info, after(1))
    expect(done.delivery).toMatchObject({ state: 'SUCCESS', attempts: 1, endTime: after(1), info })
    expect(done.dueAt).toBeUndefined()
    expect(isOver(done)).toBe(true)
    expect(leased(done, after(600))).toBeUndefined()
  })

  it('is over at once when no server will ever take it', () => {
    const mine = leased(queued(draft), start)
    expectMail(mine)
    const failure = { error: '550 No such user', permanent: true, badAddresses: draft.to }
    const done = undelivered(mine, { failure, attempt: 1, now: after(1) })
    expect(done?.delivery).toMatchObject({ state: 'ERROR', error: '550 No such user' })
    expect(done?.dueAt).toBeUndefined()
  })

  it('is tried again after growing pauses, and given up after a day', () => {
    let mail = queued(draft)
    const pauses: number[] = []
    let now = start
    while (!isOver(mail)) {
      const mine = leased(mail, now)
      expectMail(mine)
      const next = undelivered(mine, { failure: broken, attempt: mine.delivery.attempts, now })
      expectMail(next)
      mail = next
      if (!mail.dueAt) break
      expect(leased(mail, new Date(mail.dueAt.getTime() - 1)), 'the pause is not over').toBeUndefined()
      pauses.push((mail.dueAt.getTime() - now.getTime()) / 60_000)
      now = mail.dueAt
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses[0]).toBe(1)
    expect(mail.delivery).toMatchObject({ state: 'ERROR', error: '421 Try again' })
    const lastTried = now.getTime() - start.getTime()
    expect(lastTried).toBeGreaterThan(19 * 3_600_000)
    expect(lastTried).toBeLessThanOrEqual(24 * 3_600_000)
  })

  it('belongs to the later attempt when an earlier one fails late, and to whoever succeeded', () => {
    const first = leased(queued(draft), start)
    expectMail(first)
    const second = leased(first, after(11))
    expectMail(second)
    expect(undelivered(second, { failure: broken, attempt: 1, now: after(12) })).toBeUndefined()
    const done = delivered(second, info, after(12))
    expect(undelivered(done, { failure: broken, attempt: 2, now: after(13) })).toBeUndefined()
  })

  it.each(['SUCCESS', 'ERROR'] as const)('that the extension ended as %s is due no more', (state) => {
    const mail = queued(draft)
    const ended = { ...mail, delivery: { ...mail.delivery, state } }
    expect(withdrawn(mail, after(1))).toBeUndefined()
    const kept = withdrawn(ended, start)
    expect(kept?.delivery).toEqual(ended.delivery)
    expect(kept).not.toHaveProperty('dueAt')
    expect(kept && withdrawn(kept, start), 'nothing is left to do').toBeUndefined()
  })

  it('is given up when the day is over and its attempts always died', () => {
    const first = leased(queued(draft), start)
    expectMail(first)
    const lastDay = leased(first, after(24 * 60 - 10))
    expectMail(lastDay)
    expect(withdrawn(lastDay, after(24 * 60)), 'the day is not over').toBeUndefined()
    const mine = leased(lastDay, after(24 * 60))
    expectMail(mine)
    expect(withdrawn(mine, after(24 * 60 + 9)), 'somebody has it').toBeUndefined()
    const done = withdrawn(mine, after(24 * 60 + 10))
    expect(done?.delivery).toMatchObject({ state: 'ERROR', attempts: 3, error: 'No attempt ever ended' })
    expect(done).not.toHaveProperty('dueAt')
  })

  it('that was never tried is tried, however late', () => {
    expect(withdrawn(queued(draft), after(48 * 60))).toBeUndefined()
    const mine = leased(queued(draft), after(48 * 60))
    expectMail(mine)
    // The day begins with its first attempt: a mail that waited through an outage gets all of them.
    const failed = undelivered(mine, { failure: broken, attempt: 1, now: after(48 * 60) })
    expect(failed?.dueAt).toEqual(after(48 * 60 + 1))
    expect(withdrawn(mine, after(49 * 60))).toBeUndefined()
    expect(failed && leased(failed, after(49 * 60))?.delivery.startTime).toEqual(after(48 * 60))
  })
})
