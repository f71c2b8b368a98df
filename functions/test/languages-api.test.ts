import type { ErrorBody } from '@wood-master/contract/errors'
import { type Mailbox, startMailbox } from '@wood-master/mailbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendDueMails } from '../src/domain/mail/send-mail.ts'
import { call, refused } from '../testing/call.ts'
import { aHold, aProduct, orderBody } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
let mailbox: Mailbox
let admin: TestAccount
let shopper: TestAccount
let productId: string

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0 })
  api = await startApi({}, { smtpUrl: mailbox.smtpUrl })
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
  productId = await aProduct(api, { availableQuantity: 1_000 })
})
afterAll(async () => {
  await Promise.all([api.close(), mailbox.close()])
})

const nothing = { params: { id: 'no-such-product' } }
const messageIn = async (language: string, headers = {}) => {
  const response = await fetch(`${api.url}/catalog/no-such-product${language}`, { headers })
  const body = (await response.json()) as ErrorBody
  return body.error.message
}

it('answers in the language that the call names, and in English whatever the browser prefers', async () => {
  const english = (await refused(api, 'getCatalogProduct', 'not_found', nothing)).error.message
  expect(await messageIn('?language=de')).not.toBe(english)
  expect(await messageIn('', { 'Accept-Language': 'de' })).toBe(english)
  for (const unknown of ['xx', 'toString', 'de&language=fr', ''])
    expect(await messageIn(`?language=${unknown}`)).toBe(english)
})

it('remembers the language of an account', async () => {
  const about = { params: { email: shopper.email }, token: shopper.token }
  await call(api, 'changeProfile', { ...about, body: { name: 'Sam', email: shopper.email, locale: 'fr' } })
  const { body } = await call(api, 'getProfile', { query: { email: shopper.email }, token: shopper.token })
  expect(body[0]?.locale).toBe('fr')
  const unknown = { name: 'Sam', email: shopper.email, locale: 'xx' }
  await refused(api, 'changeProfile', 'invalid_request', { ...about, body: unknown })
})

it('writes to the buyer in the language of the order, with links to pages in it, and to the shop in English', async () => {
  const holdId = await aHold(api, shopper, productId)
  const body = { ...(await orderBody(api, shopper, productId)), holdId }
  const placed = await call(api, 'placeOrder', { body, token: shopper.token, query: { language: 'de' } })
  const orderId = placed.body.insertedId
  await sendDueMails(api.shop, () => api.shop.now())
  const [mail] = mailbox.mails().filter(({ to }) => to.includes(shopper.email))
  expect(mail?.text).toContain(`https://shop.example/de/order/${orderId}`)
  expect(mail?.html).toContain('lang="de"')
  const { body: order } = await call(api, 'getOrder', { params: { id: orderId }, token: admin.token })
  expect(order.locale).toBe('de')
})
