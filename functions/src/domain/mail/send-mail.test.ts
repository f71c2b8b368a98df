import { expect, it } from 'vitest'
import { type Mail, type MailServer, type OutboxStore, queued, type Sending } from './mail.ts'
import { sendMail } from './send-mail.ts'

const start = new Date('2026-01-05T12:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const [ada, bob] = ['ada@wood-master.test', 'bob@wood-master.test']
const greylisted = '451 4.7.1 Greylisted'
const headers = { 'Message-ID': '<an-alert@wood-master.test>' }

/** A mail to Ada and Bob, and a server that responds as it is told, in turn. */
function shopWith(responses: Sending[]) {
  const shopsMail = {
    mail: queued({
      id: 'an-alert',
      kind: 'needs_attention',
      to: [ada, bob],
      headers,
      message: { subject: 'A payment needs attention', text: 'Look', html: '' },
      createdAt: start,
    }),
  }
  const tries: Pick<Mail, 'to' | 'headers'>[] = []
  const outbox: Pick<OutboxStore, 'change'> = {
    async change(_, rule) {
      const changed = rule(shopsMail.mail)
      if (changed) shopsMail.mail = changed
      return changed
    },
  }
  const mailServer: MailServer = {
    async send(mail) {
      tries.push({ to: mail.to, headers: mail.headers })
      const response = responses.shift()
      if (!response) throw new Error('nobody should have sent this mail')
      return response
    },
  }
  const log = { info() {}, warn() {}, error() {} }
  return { shop: { outbox: outbox as OutboxStore, mailServer, log }, stored: () => shopsMail.mail, tries }
}

const takenFor = (accepted: string[], rejected: string[] = []): Sending => ({
  info: { messageId: headers['Message-ID'], accepted, rejected, response: '250 OK' },
  badAddresses: [],
  deferred: rejected.length > 0 ? { to: rejected, error: greylisted } : undefined,
})

it('goes again to those alone whom the server deferred', async () => {
  const { shop, stored, tries } = shopWith([takenFor([ada], [bob]), takenFor([bob])])
  expect(await sendMail(shop, 'an-alert', () => start)).toBe('tried')
  expect(stored()).toMatchObject({
    to: [ada, bob],
    waitingFor: [bob],
    dueAt: after(1),
    delivery: { state: 'PENDING', error: greylisted, info: { accepted: [ada] } },
  })
  expect(await sendMail(shop, 'an-alert', () => after(1))).toBe('sent')
  expect(tries).toEqual([
    { to: [ada, bob], headers },
    { to: [bob], headers },
  ])
  expect(stored().delivery).toMatchObject({ state: 'SUCCESS', info: { accepted: [ada, bob], rejected: [] } })
  expect(stored()).not.toHaveProperty('waitingFor')
  expect(await sendMail(shop, 'an-alert', () => after(600))).toBe('not_due')
})

it('still knows who has got it when the server fails, and after it gave the others up', async () => {
  const failure = { error: '421 Try again', permanent: false, badAddresses: [] }
  const { shop, stored, tries } = shopWith([takenFor([ada], [bob]), { failure }, { failure }])
  await sendMail(shop, 'an-alert', () => start)
  expect(await sendMail(shop, 'an-alert', () => after(1))).toBe('tried')
  expect(stored()).toMatchObject({ waitingFor: [bob], delivery: { info: { accepted: [ada] } } })
  expect(await sendMail(shop, 'an-alert', () => after(24 * 60))).toBe('given_up')
  expect(stored().delivery).toMatchObject({
    state: 'ERROR',
    error: '421 Try again',
    info: { accepted: [ada] },
  })
  expect(tries.map(({ to }) => to)).toEqual([[ada, bob], [bob], [bob]])
})
