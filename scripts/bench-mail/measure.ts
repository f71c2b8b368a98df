import { cpus, loadavg } from 'node:os'
import { startMailbox } from '@wood-master/mailbox'
import { collectionsOf } from '../../functions/src/data/collections.ts'
import { sendDueMails, sendMail } from '../../functions/src/domain/mail/send-mail.ts'
import { badServer } from '../../functions/testing/mail-faults.ts'
import { tallyOf } from '../../functions/testing/outbox-sound.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import { writeSection } from '../benchmarks/section.ts'
import { paidOrders } from './orders.ts'

const orders = 500
const slowMs = 100
const seed = 20260105

const [load = 0] = loadavg()
const mailbox = await startMailbox({ smtpPort: 0, webPort: 0, plan: badServer(seed, slowMs) })
const api = await startApi({}, { smtpUrl: mailbox.smtpUrl })
const clock = () => api.shop.now()
const outbox = async () => (await collectionsOf(api.db).mail.get()).docs.map((document) => document.data())

console.log(`Placing and paying ${orders} orders ...`)
await paidOrders(api, orders)

console.log('Sending their mails, every tenth one by two triggers at once ...')
const start = performance.now()
const waiting = (await outbox()).map(({ id }) => id)
const senders = Array.from({ length: 5 }, async () => {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const twice = waiting.length % 10 === 0 ? [id, id] : [id]
    await Promise.all(twice.map((one) => sendMail(api.shop, one, clock)))
  }
})
await Promise.all(senders)
let runs = 0
while ((await outbox()).some(({ dueAt }) => dueAt) && runs < 60) {
  api.travel(30)
  await sendDueMails(api.shop, clock)
  runs++
}
const seconds = (performance.now() - start) / 1_000

const mails = await outbox()
const tally = tallyOf(mails, mailbox.mails())
const attempts = mails.reduce((sum, { delivery }) => sum + delivery.attempts, 0)
const sent = mails.filter(({ delivery }) => delivery.state === 'SUCCESS').length
await Promise.all([api.close(), mailbox.close()])

const rows: [string, number | string][] = [
  ['orders, each placed and paid', orders],
  ['mails in the outbox', mails.length],
  ['sent, as the outbox knows', sent],
  ['attempts', attempts],
  ['never reached the server', tally.lost],
  ['reached it again after it had confirmed them', tally.doubled],
  ['reached it again because its response was lost, under the same Message-ID', tally.repeated],
  ['reached it and are not in the outbox', tally.unknown],
  ['runs of the schedule until all were sent', runs],
  ['seconds, without placing the orders', seconds.toFixed(0)],
]
const section = [
  '## Mail',
  '',
  `Measured by \`npm run bench:mail\`: the mails of ${orders} orders go through a mail server that, connection by connection and at random (seed ${seed}),`,
  `is down, defers, responds ${slowMs} ms late, loses its response after DATA, or works (two in six). Every tenth mail has two triggers at once; the clock is`,
  'moved on between runs of the schedule. The same is in `npm test` with five orders.',
  '',
  `How quiet the machine was: ${cpus().length} cores, a load average of ${load.toFixed(1)} at the beginning.`,
  '',
  '| What | How many |',
  '| --- | --- |',
  ...rows.map(([what, many]) => `| ${what} | ${many} |`),
].join('\n')
writeSection(section, 'bench:mail')
console.log(`\n${section}`)
// A mail whose answers were all lost is given up although it arrived.
const isSound = tally.lost + tally.doubled + tally.unknown === 0
process.exit(isSound ? 0 : 1)
