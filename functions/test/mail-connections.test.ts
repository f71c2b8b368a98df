import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { startMailbox } from '@wood-master/mailbox'
import { expect, it } from 'vitest'
import { smtpServer } from '../src/gateways/smtp-server.ts'

it('shares five connections among mails at once, and leaves none open', async () => {
  const mailbox = await startMailbox({ smtpPort: 0, webPort: 0 })
  let [open, most] = [0, 0]
  const counting = createServer((from) => {
    most = Math.max(most, ++open)
    const to = connect(Number(new URL(mailbox.smtpUrl).port), '127.0.0.1')
    from.pipe(to).pipe(from)
    from.on('close', () => (open -= 1))
  }).listen(0, '127.0.0.1')
  await once(counting, 'listening')
  const { port } = counting.address() as AddressInfo
  const server = smtpServer({ url: `smtp://127.0.0.1:${port}`, from: 'shop@wood-master.test' })
  const message = {
    subject: 'Oak dowels',
    text: 'They are on their way',
    html: '<p>They are on their way</p>',
  }
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      server.send({
        to: [`buyer${index}@wood-master.test`],
        headers: { 'Message-ID': `<m${index}@x>` },
        message,
      }),
    ),
  )
  expect(sent.filter((one) => 'info' in one)).toHaveLength(12)
  expect(most).toBe(5)
  // Ends when the last connection has ended.
  await new Promise((resolve) => counting.close(resolve))
  expect(mailbox.mails()).toHaveLength(12)
  await mailbox.close()
})
