import { createServer } from 'node:http'
import Stripe from 'stripe'
import type { PaperTillOptions } from '../options.ts'
import { type PaperTill, startPaperTill } from '../start-paper-till.ts'
import type { DeliveryOptions } from '../webhooks/deliveries.ts'

/** A stand-in with the official SDK in front of it and a shop's webhook behind it. */
export interface TestShop {
  standIn: PaperTill
  stripe: Stripe
  /** The verified events that the shop's webhook got, in the order of their arrival. */
  received: Stripe.Event[]
  /** The statuses of the webhook's next responses; 200 once they are used up. */
  statuses: number[]
  /** What the webhook waits for before each response, where a test says so. */
  beforeResponse?: () => Promise<void>
  /** Signing secrets of further paths of the webhook. */
  secrets: Map<string, string>
  types(): string[]
  /** The SDK with other options, such as another key. */
  sdk(key: string, options?: Stripe.StripeConfig): Stripe
  url: string
  webhookUrl: string
  /** As freshly started, for the next test. */
  reset(): Promise<void>
  close(): Promise<void>
}

export const secretKey = 'sk_test_shop'
export const publishableKey = 'pk_test_shop'
const webhookSecret = 'whsec_shop'

/** Starts both on free ports, with retries so fast that no test waits for them. */
export async function startTestShop(
  delivery: Partial<DeliveryOptions> = {},
  more: Partial<PaperTillOptions> = {},
): Promise<TestShop> {
  const received: Stripe.Event[] = []
  const statuses: number[] = []
  const secrets = new Map<string, string>()
  const webhook = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      const signature = String(request.headers['stripe-signature'])
      const secret = secrets.get(request.url ?? '') ?? webhookSecret
      try {
        received.push(stripe.webhooks.constructEvent(body, signature, secret))
        await testShop.beforeResponse?.()
        response.writeHead(statuses.shift() ?? 200).end()
      } catch {
        response.writeHead(400).end()
      }
    })
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', () => resolve()))
  const address = webhook.address()
  const webhookUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/webhook`
  const standIn = await startPaperTill({
    port: 0,
    secretKey,
    publishableKey,
    webhookEndpoints: [{ url: webhookUrl, secret: webhookSecret }],
    delivery: { retryDelaysMs: [1, 1], inOrder: true, ...delivery },
    latencyMs: 0,
    searchLagMs: 0,
    settleMs: 1,
    ...more,
  })
  const sdk = (key: string, options: Stripe.StripeConfig = {}) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: standIn.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      ...options,
    })
  const stripe = sdk(secretKey)
  const testShop: TestShop = {
    standIn,
    stripe,
    received,
    statuses,
    secrets,
    types: () => received.map((event) => event.type),
    sdk,
    url: standIn.url,
    webhookUrl,
    reset: async () => {
      await standIn.reset()
      received.length = 0
      statuses.length = 0
      secrets.clear()
      testShop.beforeResponse = undefined
    },
    close: async () => {
      await standIn.close()
      await new Promise((resolve) => webhook.close(resolve))
    },
  }
  return testShop
}
