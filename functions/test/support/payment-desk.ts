import { noFaults } from 'paper-till'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aProduct } from './factories.ts'
import { type Person, signUp, signUpAdmin } from './sign-in.ts'
import { type Api, startApi } from './start-api.ts'

/** Where the tests of payments stand: a shop with a shopper, an admin, and a fresh product for each test. */
export interface PaymentDesk {
  api: Api
  shopper: Person
  admin: Person
  /** 20 oak dowels at 12.50 dollars that no other test touches. */
  productId: string
}

/**
 * Opens a desk for the tests of one file and hands it over before each of them: Stripe's webhooks are held back until
 * the test lets them go, all other switches are off. With `stripeKey` the shop speaks to Stripe itself.
 */
export function paymentDesk(
  take: (desk: PaymentDesk) => void,
  { stripeKey }: { stripeKey?: string } = {},
): void {
  let opened: Omit<PaymentDesk, 'productId'> | undefined
  beforeAll(async () => {
    const api = await startApi({}, { stripeKey })
    opened = { api, shopper: await signUp(api), admin: await signUpAdmin(api) }
  })
  beforeEach(async () => {
    if (!opened) throw new Error('the desk opens before the first test')
    opened.api.stripe.setFaults({ ...noFaults, webhooksPaused: true })
    take({ ...opened, productId: await aProduct(opened.api) })
  })
  afterAll(() => opened?.api.close())
}
