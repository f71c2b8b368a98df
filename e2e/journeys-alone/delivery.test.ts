import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { cards, typeCard } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newPerson, newProduct, ordersOf } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const norway = {
  id: 'norway',
  name: 'Norway',
  countries: ['NO'],
  rates: [
    { id: 'parcel', name: 'Parcel', upToGrams: 20_000, price: 24, days: '3–5' },
    { id: 'pallet', name: 'Pallet', upToGrams: 500_000, price: 90, days: '5–8' },
  ],
  taxName: 'VAT',
  taxPercent: 25,
  reverseCharge: true,
}

/** The rows of the totals, wherever they stand. */
async function expectTotals(page: Page, total: string): Promise<void> {
  const rows = page.getByRole('definition')
  for (const amount of ['$ 50/=', '$ 24/=', '$ 18.50/=', '$ 92.50/=']) {
    await expect(rows.filter({ hasText: amount }).first()).toBeVisible()
  }
  await expect(page.getByText('Shipping: Parcel')).toBeVisible()
  await expect(page.getByText('VAT 25 %')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: total })).toBeVisible()
}

test('an order to Norway costs the same in the cart, at check-out, at the payment and ever after', async ({
  page,
}) => {
  const { token } = await enterAs(accounts.admin)
  const { zones } = await call('getDeliverySettings', { token })
  await call('saveDeliverySettings', { token, body: { zones: [norway] } })
  try {
    const shopper = await newPerson('Nora North')
    const { id: productId } = await newProduct({ weightGrams: 3_000 })
    const lines = [{ productId, quantity: 4 }]
    await call('replaceCart', { token: shopper.token, body: { lines } })
    await signIn(page, shopper)
    await page.goto('/cart')
    await page.getByLabel('Deliver to').selectOption({ label: 'Norway' })
    await expectTotals(page, 'To pay')
    await page.getByRole('button', { name: 'Check out' }).click()

    // The saved address is in a country that no zone has.
    await page.getByRole('radio', { name: /^Test Buyer/ }).check()
    await expect(page.getByText('We have no delivery rate for this country yet.')).toBeVisible()
    await expect(page.getByText('Order it all the same')).toBeVisible()
    await page.getByRole('radio', { name: 'Another address' }).check()
    await page.getByLabel('Country').selectOption({ label: 'Norway' })
    await page.getByLabel('Street and number').fill('Storgata 1')
    await page.getByLabel('Postal code').fill('0155')
    await page.getByLabel('Town or city').fill('Oslo')
    await expectTotals(page, 'To pay')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: "Let's Go" }).click()

    await expect(page.getByRole('button', { name: 'Pay $ 92.50/=' })).toBeVisible()
    await expectTotals(page, 'Payment amount')
    await typeCard(page, cards.pays)
    await page.getByRole('button', { name: 'Pay $ 92.50/=' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/myOrders$/)

    const [order] = await ordersOf(shopper)
    expect(order).toMatchObject({ state: 'paid', price: 92.5, shippingTotal: 24, taxTotal: 18.5 })
    await page.goto(`/dashboard/myOrders/${order?._id}`)
    await expectTotals(page, 'Total paid')
    await expect(page.getByText('0155 Oslo')).toBeVisible()
  } finally {
    await call('saveDeliverySettings', { token, body: { zones } })
  }
})
