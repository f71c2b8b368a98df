import { expect, it } from 'vitest'
import { delivered, queued } from './mail.ts'
import { copyOf } from './send-mail.ts'

const createdAt = new Date('2026-01-05T12:00:00Z')
const now = new Date('2026-01-06T12:00:00Z')
const settings = {
  from: 'shop@wood-master.test',
  siteUrl: 'https://shop.example',
  seller: 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway',
  sends: true,
}
const waiting = queued({
  id: 'order-shipped',
  kind: 'shipped',
  to: ['ada@wood-master.test'],
  headers: { 'Message-ID': '<order-shipped@wood-master.test>', 'Auto-Submitted': 'auto-generated' },
  message: { subject: 'Order K7M-2QX shipped', text: 'Shipped', html: '<p>Shipped</p>' },
  createdAt,
})
const info = { messageId: '', accepted: waiting.to, rejected: [], response: '250 OK' }
const sent = delivered(waiting, info, createdAt)
const how = { by: 'admin@wood-master.test', now, settings }

it('copies a mail with a running number, a Message-ID of its own, and who wanted it', () => {
  const copy = copyOf(sent, [], how)
  expect(copy).toMatchObject({
    id: 'order-shipped-again-2',
    to: waiting.to,
    message: waiting.message,
    headers: { 'Message-ID': '<order-shipped-again-2@wood-master.test>', 'Auto-Submitted': 'auto-generated' },
    delivery: { state: 'PENDING', attempts: 0, startTime: now },
    dueAt: now,
    copy: { of: 'order-shipped', number: 2, by: how.by },
  })
  const copied = delivered(copy, info, now)
  expect(copyOf(copied, [copied], how)).toMatchObject({
    id: 'order-shipped-again-3',
    copy: { of: 'order-shipped', number: 3 },
  })
})

it('copies nothing that is still being sent, and nothing for ever', () => {
  expect(() => copyOf(waiting, [], how)).toThrow('still being sent')
  expect(() => copyOf(sent, [copyOf(sent, [], how)], how)).toThrow('still being sent')
  const many = Array.from({ length: 9 }, () => sent)
  expect(() => copyOf(sent, many, how)).toThrow('many times')
})
