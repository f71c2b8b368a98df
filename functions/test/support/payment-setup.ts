import { noFaults } from 'paper-till'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'

/** Where the tests of payments stand: a shop with a shopper, an admin, and a fresh product for each test. */
export interface PaymentSetup {
  api: Api
  shopper: TestAccount
  admin: TestAccount
  /** 20 oak dowels at 12.50 dollars that no other test touches. */
  productId: string
}

/**
 * Opens a setup for the tests of one file and hands it over before each of them: Stripe's webhooks are held back until
 * the test lets them go, all other switches are off. With `stripeKey` the shop speaks to Stripe itself.
 */
export function paymentSetup(
  take: (setup: PaymentSetup) => void,
  { stripeKey }: { stripeKey?: string } = {},
): void {
  let opened: Omit<PaymentSetup, 'productId'> | undefined
  beforeAll(async () => {
    const api = await startApi({}, { stripeKey })
    opened = { api, shopper: await signUp(api), admin: await signUpAdmin(api) }
  })
  beforeEach(async () => {
    if (!opened) throw new Error('the setup opens before the first test')
    opened.api.stripe.setFaults({ ...noFaults, webhooksPaused: true })
    take({ ...opened, productId: await aProduct(opened.api) })
  })
  afterAll(() => opened?.api.close())
}
