import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { releaseTrain } from '../api-version.ts'
import { supportedCurrencies } from '../payments/currencies.ts'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { publishableKey, secretKey, startTestShop } from '../testing/start-test-shop.ts'
import { isEventName } from '../webhooks/event-names.ts'

const shop = await startTestShop()
const { stripe } = shop
/** The types of payment methods that the SDK (23.1.0, `PaymentMethod.Type`) names beside cards. */
const otherTypes = (
  'acss_debit affirm afterpay_clearpay alipay alma amazon_pay au_becs_debit bacs_debit bancontact billie bizum blik ' +
  'boleto card_present cashapp crypto custom customer_balance eps fpx giropay grabpay ideal interac_present kakao_pay ' +
  'klarna konbini kr_card link mb_way mobilepay multibanco naver_pay nz_bank_account oxxo p24 pay_by_bank payco paynow ' +
  'paypal paypay payto pix promptpay revolut_pay samsung_pay satispay scalapay sepa_debit sequra sofort sunbit swish ' +
  'twint upi us_bank_account wechat_pay zip'
).split(' ')
const any = await startTestShop({}, { anyVersion: true })
beforeEach(() => shop.reset())
afterAll(() => Promise.all([shop.close(), any.close()]))

const sale = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const] }

async function call(
  method: 'GET' | 'POST',
  path: string,
  form: string,
  headers: Record<string, string> = {},
  at = shop,
) {
  const response = await fetch(method === 'GET' ? `${at.url}${path}?${form}` : `${at.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}`, ...headers },
    ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
  })
  const body = await response.json()
  return { status: response.status, ...body }
}
const post = (path: string, form: string) => call('POST', path, form)
const create = (form: string) => post('/v1/payment_intents', `amount=1000&currency=usd&${form}`)
const changedNothing = () => expect(shop.standIn.state().payment_intents).toEqual([])

describe('parameters of a payment intent (docs.stripe.com/api/payment_intents/create)', () => {
  test.each([
    [
      'a bad e-mail (docs.stripe.com/error-codes#email-invalid)',
      'receipt_email=nobody',
      { code: 'email_invalid', param: 'receipt_email' },
    ],
    [
      'an unknown country',
      'shipping[name]=A&shipping[address][country]=Germany',
      { param: 'shipping[address][country]' },
    ],
    [
      'shipping without an address',
      'shipping[name]=A',
      { code: 'parameter_missing', param: 'shipping[address]' },
    ],
    [
      'shipping without a name',
      'shipping[address][line1]=A',
      { code: 'parameter_missing', param: 'shipping[name]' },
    ],
    ['a whole descriptor on a card', 'statement_descriptor=SHOP', { param: 'statement_descriptor' }],
    [
      'a suffix without a letter',
      'statement_descriptor_suffix=123',
      { param: 'statement_descriptor_suffix' },
    ],
    [
      'a suffix that is too long',
      `statement_descriptor_suffix=${'A'.repeat(23)}`,
      { param: 'statement_descriptor_suffix' },
    ],
    ['off_session without confirm', 'off_session=true', { param: 'off_session' }],
    [
      'error_on_requires_action without confirm',
      'error_on_requires_action=true',
      { param: 'error_on_requires_action' },
    ],
    [
      'mandate_data without confirm',
      'mandate_data[customer_acceptance][type]=offline',
      { param: 'mandate_data' },
    ],
    ['return_url without confirm', 'return_url=https://a.test', { param: 'return_url' }],
    ['an unknown parameter', 'colour=red', { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown nested one',
      'payment_method_options[card][colour]=red',
      { code: 'parameter_unknown', param: 'payment_method_options[card][colour]' },
    ],
    [
      'an unknown nested one of shipping',
      'shipping[name]=A&shipping[address][planet]=Mars',
      { code: 'parameter_unknown' },
    ],
    ['an unknown customer', 'customer=cus_nope', { code: 'resource_missing', param: 'customer' }],
    [
      'Icelandic kronur with decimals (docs.stripe.com/currencies#special-cases)',
      'currency=isk&amount=155050',
      { code: 'invalid_charge_amount_no_decimal_compatible', param: 'amount' },
    ],
    [
      'dinars with a third decimal (docs.stripe.com/currencies#three-decimal)',
      'currency=kwd&amount=10001',
      { param: 'amount' },
    ],
    ['expanding what is no object', 'expand[]=status', { param: 'expand' }],
    [
      'expanding five levels',
      'expand[]=latest_charge.payment_intent.latest_charge.payment_intent.latest_charge',
      { param: 'expand' },
    ],
  ])('%s: 400', async (_name, form, error) => {
    expect(await create(form)).toMatchObject({
      status: 400,
      error: { type: 'invalid_request_error', ...error },
    })
    changedNothing()
  })

  test('what Stripe has and paper-till has not is refused with a sentence that names it', async () => {
    const parameters = [
      'application_fee_amount=1',
      'transfer_data[destination]=acct_1',
      'on_behalf_of=acct_1',
      'payment_method_options[link][persistent_token]=1',
      'payment_method_data[type]=sepa_debit',
    ]
    for (const form of parameters) {
      const { status, error } = await create(form)
      expect(status).toBe(400)
      expect(error.message).toMatch(/^paper-till does not support /)
    }
    changedNothing()
    for (const type of otherTypes) {
      for (const [path, form] of [
        ['/v1/payment_methods', `type=${type}&${type}[country]=US`],
        [
          '/v1/payment_intents',
          `amount=1000&currency=eur&payment_method_data[type]=${type}&payment_method_data[${type}][country]=US`,
        ],
      ] as const) {
        const { status, error } = await post(path, form)
        expect([status, error.message]).toEqual([400, expect.stringContaining(`of the type '${type}'`)])
      }
    }
    const unknown = await call('GET', '/v1/subscriptions', '')
    expect(unknown).toMatchObject({
      status: 404,
      error: { message: expect.stringContaining('GET: /v1/subscriptions') },
    })
  })

  test.each([...supportedCurrencies])(
    '%s is taken (docs.stripe.com/currencies#presentment-currencies)',
    async (currency) => {
      expect((await stripe.paymentIntents.create({ ...sale, currency, amount: 100_000 })).currency).toBe(
        currency,
      )
    },
  )

  test('there are 141 currencies', () => expect(supportedCurrencies).toHaveLength(141))
})

describe('lists (docs.stripe.com/api/pagination)', () => {
  test('by customer: that one alone, and a customer there is', async () => {
    const { id: customer } = await stripe.customers.create()
    const { id } = await stripe.paymentIntents.create({ ...sale, customer })
    await stripe.paymentIntents.create(sale)
    expect((await stripe.paymentIntents.list({ customer })).data.map((intent) => intent.id)).toEqual([id])
    await expect(stripe.paymentIntents.list({ customer: 'cus_nope' })).rejects.toMatchObject({
      param: 'customer',
    })
  })

  test('both cursors are refused, a limit is brought into its range', async () => {
    const [one, two] = [await stripe.paymentIntents.create(sale), await stripe.paymentIntents.create(sale)]
    await expect(
      stripe.paymentIntents.list({ starting_after: one.id, ending_before: two.id }),
    ).rejects.toMatchObject({ statusCode: 400 })
    expect((await call('GET', '/v1/payment_intents', 'limit=0')).data).toHaveLength(1)
    expect((await call('GET', '/v1/payment_intents', 'limit=101')).data).toHaveLength(2)
  })

  test('unknown parameters of a retrieval and of a closing are refused, too', async () => {
    const { id } = await stripe.paymentIntents.create(sale)
    expect((await call('GET', `/v1/payment_intents/${id}`, 'colour=red')).error.code).toBe(
      'parameter_unknown',
    )
    expect((await post('/v1/disputes/du_1/close', 'colour=red')).error.code).toBe('parameter_unknown')
  })

  test("a charge's refunds can be expanded (docs.stripe.com/api/charges/object)", async () => {
    const { id } = await stripe.paymentIntents.create({
      ...sale,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    await stripe.refunds.create({ payment_intent: id, amount: 300 })
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] })
    expect(intent.latest_charge).toMatchObject({ refunds: { object: 'list', data: [{ amount: 300 }] } })
  })
})

describe('search (docs.stripe.com/search)', () => {
  beforeEach(async () => {
    await stripe.paymentIntents.create({ ...sale, metadata: { order: 'A-1' }, amount: 1000 })
    await stripe.paymentIntents.create({ ...sale, metadata: { order: 'B-2' }, amount: 2000 })
  })
  test.each([
    ["metadata['order']:'A-1'", [1000]],
    ['amount>1000', [2000]],
    ["status:'requires_payment_method' AND amount<=1000", [1000]],
    ["metadata['order']:'A-1' OR amount:2000", [2000, 1000]],
    ["-metadata['order']:'A-1'", [2000]],
    ["metadata['order']~'b-'", [2000]],
    ["metadata['nothing']:null", [2000, 1000]],
  ])('%s', async (query, amounts) => {
    const { data } = await stripe.paymentIntents.search({ query })
    expect(data.map(({ amount }) => amount)).toEqual(amounts)
  })
  test.each(["colour:'red'", 'amount>1 AND amount<9 OR amount:5', 'amount', "status='x'"])(
    '%s is refused',
    async (query) => {
      await expect(stripe.paymentIntents.search({ query })).rejects.toMatchObject({ param: 'query' })
    },
  )
  test('comes in pages', async () => {
    const first = await stripe.paymentIntents.search({ query: 'amount>1', limit: 1 })
    expect(first).toMatchObject({ has_more: true, data: [{ amount: 2000 }] })
    const next = await stripe.paymentIntents.search({
      query: 'amount>1',
      limit: 1,
      page: String(first.next_page),
    })
    expect(next).toMatchObject({ has_more: false, data: [{ amount: 1000 }] })
  })
})

describe('who calls, and how', () => {
  test('a publishable key on a secret call: 401 (docs.stripe.com/keys)', async () => {
    const refused = await call('POST', '/v1/refunds', '', { authorization: `Bearer ${publishableKey}` })
    expect(refused).toMatchObject({ status: 401, error: { code: 'secret_key_required' } })
  })

  test.each([
    ['nonsense', /Invalid Stripe API version: nonsense/],
    ['2024-06-20', /--any-version/],
    ['2025-08-27.basil', /--any-version/],
  ])('the version %s: 400 (docs.stripe.com/api/versioning)', async (version, message) => {
    const refused = await call('GET', '/v1/events', '', { 'stripe-version': version })
    expect(refused).toMatchObject({ status: 400, error: { message: expect.stringMatching(message) } })
  })

  // stripe-node's changelog: 22.x pins Dahlia, and 23.0.0 (Endive) renamed payment_method_types.
  test('the last train is spoken with, too, and its payment_method_types', async () => {
    const last = { 'stripe-version': '2026-08-26.dahlia' }
    const form = 'amount=1000&currency=usd&payment_method_types[]=card'
    for (const path of ['/v1/payment_intents', '/v1/setup_intents']) {
      const made = await call(
        'POST',
        path,
        path.includes('setup') ? 'payment_method_types[]=card' : form,
        last,
      )
      expect(made).toMatchObject({
        payment_method_types: ['card'],
        automatic_payment_methods: null,
      })
    }
    expect((await post('/v1/payment_intents', form)).error.code).toBe('parameter_unknown')
  })

  test('another version is accepted where that is asked for, and those of the train always', async () => {
    const old = { 'stripe-version': '2024-06-20' }
    expect((await call('GET', '/v1/events', '', old, any)).status).toBe(200)
    const ours = { 'stripe-version': `2026-09-30.${releaseTrain}` }
    expect((await call('GET', '/v1/events', '', ours)).status).toBe(200)
  })

  test("another account's: 403 account_invalid (docs.stripe.com/error-codes#account-invalid)", async () => {
    const refused = await call('GET', '/v1/events', '', { 'stripe-account': 'acct_other' })
    expect(refused).toMatchObject({ status: 403, error: { code: 'account_invalid' } })
  })

  test('a browser sees no metadata and no charge, in errors neither (the types of @stripe/stripe-js)', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({ ...sale, metadata: { order: '1' } })
    const form = `client_secret=${client_secret}&payment_method=pm_card_chargeDeclined`
    const { status, error } = await call('POST', `/v1/payment_intents/${id}/confirm`, form, {
      authorization: `Bearer ${publishableKey}`,
    })
    expect(status).toBe(402)
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' })
    for (const name of ['metadata', 'latest_charge', 'customer'])
      expect(error.payment_intent).not.toHaveProperty(name)
  })
})

describe('webhook endpoints (docs.stripe.com/api/webhook_endpoints/create)', () => {
  test('an event that does not exist is refused', async () => {
    const refused = await post(
      '/v1/webhook_endpoints',
      'url=https://a.test&enabled_events[]=payment_intent.suceeded',
    )
    expect(refused).toMatchObject({ status: 400, error: { param: 'enabled_events[0]' } })
    expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1)
  })

  test("events come in the endpoint's own version; others are refused", async () => {
    const made = await stripe.webhookEndpoints.create({
      url: `${shop.webhookUrl}/own`,
      enabled_events: ['customer.created'],
      api_version: '2026-09-30.endive',
    })
    shop.secrets.set('/webhook/own', made.secret ?? '')
    await stripe.customers.create()
    await shop.standIn.idle()
    expect(shop.received.map((event) => event.api_version).toSorted()).toEqual([
      '2026-09-30.endive',
      stripe.getApiField('version'),
    ])
    const refused = await post(
      '/v1/webhook_endpoints',
      'url=https://a.test&enabled_events[]=*&api_version=2020-08-27',
    )
    expect(refused).toMatchObject({ status: 400, error: { param: 'api_version' } })
  })

  test('a disabled or deleted endpoint hears nothing', async () => {
    const [own] = (await stripe.webhookEndpoints.list()).data
    const id = own?.id ?? ''
    expect((await stripe.webhookEndpoints.update(id, { disabled: true })).status).toBe('disabled')
    await stripe.customers.create()
    expect(await stripe.webhookEndpoints.del(id)).toMatchObject({ id, deleted: true })
    await stripe.customers.create()
    await shop.standIn.idle()
    expect(shop.received).toEqual([])
  })

  test("the SDK's names of events are taken, and no other ones of what is told here", () => {
    const sdk = createRequire(import.meta.url).resolve('stripe')
    const types = readFileSync(
      join(dirname(dirname(sdk)), 'esm', 'resources', 'WebhookEndpoints.d.ts'),
      'utf8',
    )
    const [, union = ''] = /type EnabledEvent = (.*);/.exec(types) ?? []
    const names = [...union.matchAll(/'([a-z0-9_.]+)'/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((name) => !isEventName(name ?? ''))).toEqual([])
    for (const name of ['charge.suceeded', 'customer', 'refund.pending', 'invoice', 'order.paid'])
      expect(isEventName(name), name).toBe(false)
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
