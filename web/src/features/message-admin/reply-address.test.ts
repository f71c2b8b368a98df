import { expect, it } from 'vitest'
import { replyAddress } from './reply-address.ts'

const message = { email: 'hazel+oak@example.test', subject: 4410, message: 'Two lines\nof a & b' }

it('opens a mail to the writer with the message quoted', () => {
  const address = new URL(replyAddress(message))
  expect(decodeURIComponent(address.pathname)).toBe('hazel+oak@example.test')
  expect(address.searchParams.get('subject')).toBe('Your message to Wood-Master (4410)')
  expect(address.searchParams.get('body')).toBe('\r\n\r\n> Two lines\r\n> of a & b')
})

it('never puts anything but the writer into the address', () => {
  const address = replyAddress({
    ...message,
    email: 'a@b.test?bcc=evil@example.test',
    message: '&cc=evil@example.test',
  })
  expect(new URL(address).searchParams.has('bcc')).toBe(false)
  expect(new URL(address).searchParams.has('cc')).toBe(false)
})

it('writes spaces so that no mail program shows plus signs', () => {
  expect(replyAddress({ email: 'a@b.test', message: 'x' })).not.toContain('+')
})
