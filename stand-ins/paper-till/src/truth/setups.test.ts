import type Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { publishableKey, startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const cards = { allowed_payment_method_types: ['card' as const] }
const asking = 'pm_card_threeDSecure2Required'

async function authenticate(id: string, outcome: string): Promise<void> {
  await fetch(`${shop.url}/_stand-in/setup_intents/${id}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  })
}

const begins: Record<string, () => Promise<Stripe.SetupIntent>> = {
  requires_payment_method: () => stripe.setupIntents.create(cards),
  requires_confirmation: () => stripe.setupIntents.create({ ...cards, payment_method: 'pm_card_visa' }),
  requires_action: () => stripe.setupIntents.create({ ...cards, payment_method: asking, confirm: true }),
  succeeded: () => stripe.setupIntents.create({ ...cards, payment_method: 'pm_card_visa', confirm: true }),
  canceled: async () => stripe.setupIntents.cancel((await stripe.setupIntents.create(cards)).id),
}
const acts: Record<string, (id: string) => Promise<Stripe.SetupIntent>> = {
  confirm: (id) => stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  cancel: (id) => stripe.setupIntents.cancel(id),
  'change the method of': (id) => stripe.setupIntents.update(id, { payment_method: 'pm_card_mastercard' }),
  describe: (id) => stripe.setupIntents.update(id, { description: 'The card of the workshop' }),
}
const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const becomes: Record<string, (status: string) => string> = {
  confirm: (status) => (open.includes(status) ? 'succeeded' : 'refused'),
  cancel: (status) => (open.includes(status) ? 'canceled' : 'refused'),
  'change the method of': (status) => (open.includes(status) ? 'requires_confirmation' : 'refused'),
  describe: (status) => status,
}

describe('saving a card (docs.stripe.com/payments/setup-intents, docs.stripe.com/api/setup_intents)', () => {
  const cases = Object.keys(acts).flatMap((act) =>
    Object.keys(begins).map((status) => [act, status, becomes[act]?.(status) ?? ''] as const),
  )
  test.each(cases)('%s a setup that %s: %s', async (act, status, result) => {
    const { id = '', status: before } = (await begins[status]?.()) ?? {}
    expect(before).toBe(status)
    const done = acts[act]?.(id)
    if (result === 'refused')
      await expect(done).rejects.toMatchObject({
        statusCode: 400,
        code: 'setup_intent_unexpected_state',
        setup_intent: { id, status },
      })
    else expect((await done)?.status).toBe(result)
  })

  test('is for off-session use unless it says otherwise', async () => {
    expect((await stripe.setupIntents.create(cards)).usage).toBe('off_session')
    expect((await stripe.setupIntents.create({ ...cards, usage: 'on_session' })).usage).toBe('on_session')
  })

  test('attaches the card to its customer once it has succeeded, not before', async () => {
    const { id: customer } = await stripe.customers.create()
    const { id } = await stripe.setupIntents.create({ ...cards, customer, payment_method: 'pm_card_visa' })
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    await stripe.setupIntents.confirm(id)
    expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
    await shop.standIn.idle()
    expect(shop.types()).toEqual([
      'customer.created',
      'setup_intent.created',
      'payment_method.attached',
      'setup_intent.succeeded',
    ])
  })

  test('takes no money: no charge, no movement of the balance', async () => {
    await begins.succeeded?.()
    expect((await stripe.charges.list()).data).toEqual([])
    expect((await stripe.balanceTransactions.list()).data).toEqual([])
  })

  test('a declined card fails it with 402 and is remembered as last_setup_error', async () => {
    const { id } = await stripe.setupIntents.create(cards)
    await expect(
      stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclinedLostCard' }),
    ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'lost_card' })
    const failed = await stripe.setupIntents.retrieve(id)
    expect(failed).toMatchObject({ status: 'requires_payment_method', payment_method: null })
    expect(failed.last_setup_error).toMatchObject({ type: 'card_error', decline_code: 'lost_card' })
    await shop.standIn.idle()
    expect(shop.types()).toContain('setup_intent.setup_failed')
  })

  test.each([
    ['complete', 'succeeded', undefined],
    ['fail', 'requires_payment_method', 'setup_intent_authentication_failure'],
  ])('3-D Secure, %s: %s', async (outcome, status, code) => {
    const waiting = await begins.requires_action?.()
    expect(waiting?.next_action?.type).toBe('use_stripe_sdk')
    await authenticate(waiting?.id ?? '', outcome)
    const after = await stripe.setupIntents.retrieve(waiting?.id ?? '')
    expect(after).toMatchObject({ status, next_action: null })
    expect(after.last_setup_error?.code).toBe(code)
  })

  test('a confirmation without any card is an unexpected state', async () => {
    const { id } = await stripe.setupIntents.create(cards)
    await expect(stripe.setupIntents.confirm(id)).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    })
  })

  test('a browser needs its client secret and sees no metadata', async () => {
    const { id, client_secret } = await stripe.setupIntents.create({ ...cards, metadata: { order: '1' } })
    const ask = (query: string) =>
      fetch(`${shop.url}/v1/setup_intents/${id}?${query}`, {
        headers: { authorization: `Bearer ${publishableKey}` },
      })
    expect((await ask('')).status).toBe(400)
    expect((await ask(`client_secret=${id}_secret_other`)).status).toBe(400)
    const seen = await (await ask(`client_secret=${client_secret}`)).json()
    expect(seen).toMatchObject({ id, status: 'requires_payment_method' })
    for (const name of ['metadata', 'customer', 'latest_attempt']) expect(seen).not.toHaveProperty(name)
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
