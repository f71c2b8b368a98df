import { expect, it } from 'vitest'
import { type Message, replied } from './message.ts'

const at = new Date('2026-01-05T12:00:00Z')
const message = (email: string): Message => ({
  id: 'a-message',
  email,
  text: 'Do you ship to Norway?',
  read: false,
  answered: false,
  createdAt: at,
})
const reply = { id: 'a-reply', text: 'Yes, we do.', by: 'admin@wood-master.test', at }

it('is answered by a reply, once', () => {
  const answered = replied(message("o'brien@shop.ie"), reply)
  expect(answered).toMatchObject({ read: true, answered: true, replies: [reply] })
  expect(answered && replied(answered, reply)).toBeUndefined()
})

it('takes no reply that no mail could carry to its sender', () => {
  expect(() => replied(message('removed@wood-master.invalid'), reply)).toThrow(
    expect.objectContaining({ code: 'reply_not_possible' }),
  )
})
