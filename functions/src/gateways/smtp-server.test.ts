import { expect, it, onTestFinished } from 'vitest'
import { deferredOf, failureOf, smtpServer } from './smtp-server.ts'

const errorWith = (fields: object) => Object.assign(new Error('SMTP failed'), fields)
const rejecting = (response: string) => {
  const responseCode = Number(response.slice(0, 3))
  const one = errorWith({
    response,
    responseCode,
    permanent: responseCode >= 500,
    recipient: 'ada@wood-master.test',
  })
  return errorWith({ command: 'RCPT TO', response, permanent: responseCode >= 500, rejectedErrors: [one] })
}

it.each([
  ['550 5.1.1 No such user', true],
  ['550 No such user', true],
  ['553 5.1.3 Bad address syntax', true],
  ['554 5.7.1 Relay access denied', false],
  ['550 5.7.26 Unauthenticated sender', false],
  ['451 4.7.1 Greylisted', false],
])('%s marks the address and ends the mail: %s', (response, isBad) => {
  expect(failureOf(rejecting(response))).toEqual({
    error: response,
    permanent: isBad,
    badAddresses: isBad ? ['ada@wood-master.test'] : [],
  })
})

it('ends a mail whose text the server rejects for good', () => {
  const spam = errorWith({ command: 'DATA', response: '554 5.7.1 Looks like spam', permanent: true })
  expect(failureOf(spam)).toEqual({ error: '554 5.7.1 Looks like spam', permanent: true, badAddresses: [] })
})

it.each([
  { command: 'AUTH PLAIN', response: '535 5.7.8 Bad password', permanent: true },
  { command: 'MAIL FROM', response: '550 5.7.1 Sender not allowed', permanent: true },
  { command: 'CONN', code: 'ESOCKET' },
])('waits for the operator where the mail is not to blame: %o', (fields) => {
  expect(failureOf(errorWith(fields))).toMatchObject({ permanent: false, badAddresses: [] })
})

it('keeps little of what a server says', () => {
  expect(failureOf(errorWith({ response: `421 ${'x'.repeat(5_000)}` })).error).toHaveLength(300)
})

it('tells whom to send a mail again that others have got', () => {
  const to = (recipient: string, responseCode: number, said: string) =>
    Object.assign(new Error(said), { recipient, responseCode, response: said })
  const unknown = to('nobody@wood-master.test', 550, '550 5.1.1 No such user')
  const later = to('ada@wood-master.test', 451, '451 4.7.1 Greylisted')
  expect(deferredOf([unknown, later])).toEqual({
    to: ['ada@wood-master.test'],
    error: '451 4.7.1 Greylisted',
  })
  expect(deferredOf([unknown])).toBeUndefined()
  expect(deferredOf([])).toBeUndefined()
})

it('fails a mail, and nothing else, where the address of the server cannot be read, and repeats no password', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  onTestFinished(() => void process.off('unhandledRejection', hear))
  const server = smtpServer({ url: 'smtps://user:bench/saw@mail.test:465', from: 'shop@shop.test' })
  const mail = { to: ['ada@wood-master.test'], headers: {}, message: { subject: 's', text: 't', html: 'h' } }
  const sent = await server.send(mail)
  expect(sent).toMatchObject({ failure: { permanent: false } })
  expect(JSON.stringify(sent)).not.toContain('bench')
  // Node tells of a rejection that nobody hears once its turn is over.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).toEqual([])
})
