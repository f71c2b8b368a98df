import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testPaymentMethods } from '../cards/test-cards.ts'
import { operations } from '../http/operations/all.ts'
import { expectInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'
import { TypedResponses, typedKinds } from '../testing/typed-responses.ts'
import type { Example } from './example.ts'
import { localstripeSteps } from './localstripe-steps.ts'
import { type Heard, type Names, runExample, takeStep } from './run-example.ts'
import { moreStripeCliFixtures, stripeCliFixtures } from './stripe-cli-fixtures.ts'
import { moreStripeNodeExamples, stripeNodeExamples } from './stripe-node-examples.ts'
import { conformanceTable, type Tally } from './table.ts'
import { world } from './world.ts'

const shop = await startTestShop()
const heard: Heard[] = []
const tallies: Tally[] = []
const typed = new TypedResponses()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** What came of the events since the last reset, for the checks of their types. */
function keepEvents(): void {
  for (const event of shop.standIn.state().events) typed.add(event)
}

async function runAll(source: string, examples: Example[], withWorld: boolean): Promise<void> {
  const failed: string[] = []
  for (const example of examples) {
    await shop.reset()
    const names: Names = new Map()
    if (withWorld) for (const step of world) expect(await takeStep(shop, step, names, heard)).toBeNull()
    const wrong = await runExample(shop, example, names, heard)
    if (wrong === null) expect(example.differs, `${example.name} passes after all`).toBeUndefined()
    else failed.push(example.differs === undefined ? `${example.name}: ${wrong}` : example.name)
    keepEvents()
  }
  const known = examples.filter(({ differs }) => differs !== undefined)
  expect(failed).toEqual(known.map(({ name }) => name))
  tallies.push({ source, all: examples.length, passed: examples.length - failed.length, known })
}

describe("others' tests, described in our own words", { timeout: 120_000 }, () => {
  test("stripe-node's generated examples: payments", () =>
    runAll("stripe-node's examples: payments, refunds, disputes, saved cards", stripeNodeExamples, true))

  test("stripe-node's generated examples: the rest", () =>
    runAll("stripe-node's examples: customers, tokens, test clocks, endpoints", moreStripeNodeExamples, true))

  test("the Stripe CLI's fixtures: payments", () =>
    runAll("the Stripe CLI's fixtures: payments, refunds, disputes", stripeCliFixtures, false))

  test("the Stripe CLI's fixtures: customers and saved cards", () =>
    runAll("the Stripe CLI's fixtures: customers, saved cards", moreStripeCliFixtures, false))

  test("localstripe's script", async () => {
    const names: Names = new Map()
    const wrong: string[] = []
    for (const { step, differs } of localstripeSteps) {
      const lack = await takeStep(shop, step, names, heard)
      if (lack !== null) wrong.push(differs === undefined ? lack : step.name)
      else expect(differs, `${step.name} passes after all`).toBeUndefined()
    }
    const known = localstripeSteps.flatMap(({ step, differs }) =>
      differs ? [{ name: step.name, differs }] : [],
    )
    expect(wrong).toEqual(known.map(({ name }) => name))
    keepEvents()
    const all = localstripeSteps.length
    tallies.push({
      source: "localstripe's script, the steps of card payments",
      all,
      passed: all - wrong.length,
      known,
    })
  })

  test('the table in the README says how many pass', () =>
    expectInReadme('conformance', conformanceTable(tallies)))
})

test("every response and every event is of the SDK's types", async () => {
  for (const method of testPaymentMethods.keys()) {
    await shop.reset()
    const form = {
      amount: 1000,
      currency: 'usd',
      confirm: true,
      payment_method: method,
      allowed_payment_method_types: ['card'],
    }
    await takeStep(
      shop,
      { name: method, method: 'post', path: '/v1/payment_intents', form },
      new Map(),
      heard,
    )
    const lists = [
      'payment_intents',
      'charges',
      'disputes',
      'balance_transactions',
      'radar/early_fraud_warnings',
    ]
    for (const list of lists)
      await takeStep(shop, { name: list, method: 'get', path: `/v1/${list}` }, new Map(), heard)
    await shop.standIn.idle()
    keepEvents()
  }
  for (const { body } of heard) typed.add(body)
  expect(typed.responses).toBeGreaterThan(1000)
  expect(typed.objects).toBeGreaterThan(1000)
  expect(typed.violations()).toEqual([])
  typed.add({ id: 're_1', object: 'refund', amount: 'much' })
  expect(typed.violations()).toHaveLength(1)
  const kinds = new Set(operations.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(typedKinds.toSorted())
}, 300_000)
