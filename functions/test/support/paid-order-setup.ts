import { beforeEach } from 'vitest'
import { aPaidOrder } from '../../testing/factories.ts'
import { type PaymentSetup, paymentSetup } from './payment-setup.ts'

/** The same setup, with a fresh order of four units of its product that the shopper has paid. */
export function paidOrderSetup(take: (setup: PaymentSetup & { orderId: string }) => void): void {
  let opened: PaymentSetup | undefined
  paymentSetup((setup) => {
    opened = setup
  })
  beforeEach(async () => {
    if (!opened) throw new Error('the setup opens before each test')
    const { api, shopper, productId } = opened
    take({ ...opened, orderId: await aPaidOrder(api, shopper, productId) })
  })
}
