import { expect, it } from 'vitest'
import { mailBacklog } from '../backlog.ts'
import { errors } from '../errors.ts'
import { leased, type Mail, type OutboxStore, queued } from './mail.ts'
import { sendDueMails } from './send-mail.ts'

const start = new Date('2026-01-05T12:00:00Z')
const nextDay = new Date('2026-01-06T13:00:00Z')

const mailOf = (id: string): Mail =>
  queued({
    id,
    kind: 'shipped',
    to: ['ada@wood-master.test'],
    headers: {},
    message: { subject: 'Order shipped', text: 'Shipped', html: '' },
    createdAt: start,
  })

/** An outbox in memory in which every change of one of the `busy` fails, and a mail server that takes everything. */
function shopWith(mails: Mail[], busy: ReadonlySet<string> = new Set()) {
  const stored = new Map(mails.map((mail) => [mail.id, mail]))
  const sent: string[] = []
  const given: string[] = []
  const outbox: Pick<OutboxStore, 'due' | 'find' | 'change'> = {
    async due(now, limit) {
      const due = [...stored.values()].filter(({ dueAt }) => dueAt !== undefined && dueAt <= now)
      return due.slice(0, limit).map(({ id }) => id)
    },
    find: async (id) => stored.get(id),
    async change(id, rule) {
      if (busy.has(id)) throw errors.busy()
      const found = stored.get(id)
      const changed = found && rule(found)
      if (changed) stored.set(id, changed)
      return changed
    },
  }
  const shop = {
    outbox: outbox as OutboxStore,
    mailServer: {
      async send({ to, headers }: Pick<Mail, 'to' | 'headers'>) {
        sent.push(...to)
        const messageId = headers['Message-ID'] ?? ''
        return { info: { messageId, accepted: to, rejected: [], response: '250 OK' }, badAddresses: [] }
      },
    },
    log: { info() {}, warn() {}, error: (message: string) => given.push(message) },
  }
  return { shop, stored, sent, given }
}

const numbered = (count: number) => Array.from({ length: count }, (_, number) => mailOf(`mail-${number}`))

it('mails that the extension sent are not due for ever, and those behind them are sent', async () => {
  const ended = numbered(250).map((mail) => ({
    ...mail,
    delivery: { ...mail.delivery, state: 'SUCCESS' as const },
  }))
  const { shop, stored, sent } = shopWith([...ended, mailOf('the-last')])
  expect(await sendDueMails(shop, () => start)).toMatchObject({ sent: 1, not_due: 250 })
  expect(sent).toHaveLength(1)
  expect([...stored.values()].filter(({ dueAt }) => dueAt)).toEqual([])
})

it('a busy database does not keep a run going: each mail is tried once', async () => {
  const mails = numbered(250)
  const { shop, sent } = shopWith(mails, new Set(mails.map(({ id }) => id)))
  expect(await sendDueMails(shop, () => start)).toMatchObject({ sent: 0, tried: 250 })
  expect(sent).toEqual([])
})

it('a mail on which every attempt dies is given up when the day is over', async () => {
  const died = leased(mailOf('deadly'), start)
  if (!died) throw new Error('it was due')
  const { shop, stored, sent, given } = shopWith([died])
  expect(await sendDueMails(shop, () => nextDay)).toMatchObject({ given_up: 1 })
  expect(stored.get('deadly')?.delivery).toMatchObject({ state: 'ERROR', error: 'No attempt ever ended' })
  expect(sent).toEqual([])
  expect(given).toEqual(['mail given up'])
  expect(await sendDueMails(shop, () => nextDay)).toMatchObject({ given_up: 0, not_due: 0 })
})

it('a mail waits until it is over, also between two attempts', async () => {
  const { shop } = shopWith([mailOf('one')])
  const later = new Date(start.getTime() + 125 * 60_000)
  expect(await mailBacklog(shop, later)).toBe(125)
  await sendDueMails(shop, () => start)
  expect(await mailBacklog(shop, later)).toBe(0)
})
