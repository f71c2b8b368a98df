import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Mailbox, startMailbox } from './start-mailbox.ts'

let mailbox: Mailbox

beforeEach(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0 })
})
afterEach(() => mailbox.close())

const letter = {
  from: 'shop@wood-master.test',
  to: 'ada@wood-master.test',
  subject: 'Order K7M-2QX <received>',
  text: 'Pay at https://shop.test/order/1\n',
  html: '<html><head></head><body><p>Pay</p></body></html>',
  messageId: '<one@wood-master.test>',
}
const sendLetter = (changes = {}) => createTransport(mailbox.smtpUrl).sendMail({ ...letter, ...changes })

test('a mail that was sent is on the page and in the list', async () => {
  await sendLetter()
  expect(mailbox.mails()).toMatchObject([
    { number: 1, to: ['ada@wood-master.test'], subject: letter.subject, messageId: letter.messageId },
  ])
  const list = await (await fetch(mailbox.url)).text()
  expect(list).toContain('Order K7M-2QX &lt;received&gt;')
  const page = await (await fetch(`${mailbox.url}/mail/1`)).text()
  expect(page).toContain('<a href="https://shop.test/order/1">')
  const html = await fetch(`${mailbox.url}/mail/1/html`)
  expect(await html.text()).toContain('<p>Pay</p>')
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
  const mine = await fetch(`${mailbox.url}/mails.json?to=sam@wood-master.test`)
  expect(await mine.json()).toEqual([])
  expect((await fetch(`${mailbox.url}/mail/2`)).status).toBe(404)
})

test('mails to look at are on a page of their own, and nothing else of their folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
  writeFileSync(join(folder, 'order_shipped.html'), '<p>Shipped</p>')
  writeFileSync(join(folder, 'order_shipped.txt'), 'Shipped')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const showing = await startMailbox({ smtpPort: 0, webPort: 0, previews: folder })
  const at = async (path: string) => {
    const response = await fetch(`${showing.url}${path}`)
    return { status: response.status, text: await response.text() }
  }
  expect((await at('/')).text).toContain('href="/previews"')
  expect((await at('/previews')).text).toContain('<h2>order shipped</h2>')
  expect(await at('/previews/order_shipped.html')).toEqual({ status: 200, text: '<p>Shipped</p>' })
  expect(await at('/previews/order_shipped.txt')).toEqual({ status: 200, text: 'Shipped' })
  for (const path of ['/previews/secret.txt', '/previews/..%2fsecret.txt', '/previews/nothing.html'])
    expect((await at(path)).status).toBe(404)
  await showing.close()
})

test('clearing forgets the mails', async () => {
  await sendLetter()
  await fetch(`${mailbox.url}/mails.json`, { method: 'DELETE' })
  expect(mailbox.mails()).toEqual([])
})

test.each([
  [{ down: true }, 421],
  [{ deferred: true }, 451],
  [{ unknown: ['ada@wood-master.test'] }, 550],
])('with %o it takes nothing and says %i', async (faults, responseCode) => {
  mailbox.setFaults(faults)
  await expect(sendLetter()).rejects.toMatchObject({ responseCode })
  expect(mailbox.mails()).toEqual([])
})

test('with a lost answer it has the mail, and the sender does not know', async () => {
  mailbox.setFaults({ answerLost: true })
  await expect(sendLetter()).rejects.toThrow()
  expect(mailbox.mails()).toMatchObject([{ messageId: letter.messageId, answerLost: true }])
})

test('faults are set over HTTP, and what is no fault is ignored', async () => {
  const body = JSON.stringify({ down: true, up: 1 })
  const response = await fetch(`${mailbox.url}/_stand-in/faults`, { method: 'POST', body })
  expect(await response.json()).toEqual({ down: true })
  await expect(sendLetter()).rejects.toMatchObject({ responseCode: 421 })
  const bad = await fetch(`${mailbox.url}/_stand-in/faults`, { method: 'POST', body: 'down' })
  expect(bad.status).toBe(400)
})

test('codes of the Auth emulator arrive once, with links to the shop’s own page', async () => {
  const link = 'http://127.0.0.1:9099/emulator/action?mode=resetPassword&oobCode=abc'
  const codes = [
    { email: 'ada@wood-master.test', requestType: 'PASSWORD_RESET', oobCode: 'abc', oobLink: link },
    { email: 'ada@wood-master.test', requestType: 'EMAIL_SIGNIN', oobCode: 'def', oobLink: link },
  ]
  let asked = 0
  const emulator = createServer((_, response) => {
    asked++
    response.end(JSON.stringify({ oobCodes: codes }))
  })
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve))
  const { port } = emulator.address() as AddressInfo
  const auth = {
    codesUrl: `http://127.0.0.1:${port}/codes`,
    actionUrl: 'http://localhost:5000/account/action',
  }
  const watching = await startMailbox({ smtpPort: 0, webPort: 0, auth })
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 10_000 })
  expect(watching.mails()).toMatchObject([
    {
      to: ['ada@wood-master.test'],
      subject: 'Reset your password for Wood-Master',
      text: expect.stringContaining('http://localhost:5000/account/action?mode=resetPassword&oobCode=abc'),
    },
  ])
  await watching.close()
  emulator.close()
})
