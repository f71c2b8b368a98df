import { type Call, calls } from '@wood-master/contract/calls'
import { type CallName, routes } from '@wood-master/contract/routes'
import { type Mailbox, startMailbox } from '@wood-master/mailbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as z from 'zod'
import { sendDueMails } from '../../src/domain/mail/send-mail.ts'
import { call } from '../../testing/call.ts'
import { anOrder, aProduct } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { aWorld, goodToken, requests, type World } from '../../testing/world.ts'

const secret = 'sk_live_planted0secret'
const address = 'planted.person@wood-master.test'
const plant = `${secret} ${address}`

let api: Api
let mailbox: Mailbox
let world: World

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0 })
  api = await startApi({}, { smtpUrl: mailbox.smtpUrl })
  world = await aWorld(api)
}, 120_000)
afterAll(async () => {
  await Promise.all([api.close(), mailbox.close()])
})

/** Everything that was logged, as the platform would store it, errors with their own properties. */
const logged = () =>
  JSON.stringify(api.logs, (_, value: unknown) =>
    value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
  )

function expectNothingLogged(...planted: string[]): void {
  const text = logged()
  expect(planted.filter((one) => text.includes(one))).toEqual([])
}

const fieldsOf = (schema: z.ZodType | undefined) =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : []

it.each(Object.keys(routes) as CallName[])('%s logs nothing of what it was sent', async (name) => {
  const { query, body }: Call = calls[name]
  const { method, path } = routes[name]
  const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(address))
  const search = new URLSearchParams(
    Object.fromEntries([...fieldsOf(query), 'x'].map((field) => [field, plant])),
  )
  const text = JSON.stringify(Object.fromEntries([...fieldsOf(body), 'x'].map((field) => [field, plant])))
  for (const token of [goodToken(world, name), `${secret}.${secret}.${secret}`]) {
    const headers = new Headers({ 'content-type': 'application/json', 'user-agent': plant, cookie: plant })
    headers.set('stripe-signature', `t=1,v1=${secret}`)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const sent = { method, headers, ...(method === 'GET' ? {} : { body: text }) }
    const response = await fetch(`${api.url}${filled}?${search}`, sent)
    expect(response.status).toBeLessThan(500)
  }
  // What the good token is, too, is a secret.
  expectNothingLogged(secret, address, goodToken(world, name) ?? secret)
})

it('no good request leaves its email or its token in the log', async () => {
  const { shopper, admin } = world
  for (const name of ['isAdmin', 'getProfile', 'listOwnOrders', 'mintToken'] as const)
    await call(api, name, { ...(await requests[name](world)), token: goodToken(world, name) ?? '' })
  expectNothingLogged(shopper.email, admin.email, shopper.token, admin.token, shopper.idToken)
})

it('a mail server that repeats the address is not repeated', async () => {
  const people: TestAccount[] = [await signUp(api, 'planted'), await signUpAdmin(api)]
  mailbox.setFaults({ unknown: people.map(({ email }) => email) })
  await anOrder(api, people[0] ?? world.shopper, await aProduct(api))
  await sendDueMails(api.shop, () => api.shop.now())
  expect(api.logs.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^mail (not sent yet|given up)/),
  )
  expectNothingLogged(...people.map(({ email }) => email))
})

it('a payment provider that fails is told of without keys and people', async () => {
  const { shopper } = world
  const id = await anOrder(api, shopper, await aProduct(api))
  api.stripe.addRule({ on: 'POST /v1/payment_intents', do: 'stored_500', times: 9 })
  await fetch(`${api.url}/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
    body: JSON.stringify({ orderId: id, price: 50 }),
  })
  expectNothingLogged(shopper.email, shopper.token, 'sk_test_offline', api.webhookSecret)
})
