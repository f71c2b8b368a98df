import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { cards, typeCard } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newPerson, newProducts, ordersOf } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const norway = {
  id: 'norway',
  name: 'Norway',
  countries: ['NO'],
  rates: [{ id: 'pallet', name: 'Pallet', upToGrams: 800_000, price: 90, days: '5–8' }],
}

const lines = 40
const pieces = 6

test('forty lines of 870 kg, heavier than any rate to Norway, are ordered, priced by an admin, accepted and paid', async ({
  page,
  browser,
}) => {
  const admin = await enterAs(accounts.admin)
  const { zones } = await call('getDeliverySettings', admin)
  await call('saveDeliverySettings', { ...admin, body: { zones: [norway] } })
  try {
    const buyer = await newPerson('Fredrik Forty', { addressed: false })
    const { skus } = await newProducts(lines, { weightGrams: 870_000 / (lines * pieces) })
    await signIn(page, buyer)
    await page.goto('/quick-order')
    await page.getByLabel('Your list').fill(skus.map((sku) => `${sku}\t${pieces}`).join('\n'))
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByRole('button', { name: 'Put 40 lines into the cart' }).click()
    await page.getByLabel('Deliver to').selectOption('NO')
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary).toContainText('870 kg of at most 800 kg')
    await expect(summary).toContainText('Order it all the same')
    await page.getByRole('button', { name: 'Check out' }).click()
    await expect(page.getByLabel('Country')).toHaveValue('NO')
    for (const [token, text] of [
      ['address-line1', 'Storgata 1'],
      ['address-level2', 'Oslo'],
      ['postal-code', '0155'],
    ])
      await page.locator(`[autocomplete="shipping ${token}"]`).fill(text ?? '')
    await expect(summary).toContainText('freight to be quoted')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText(/^We are working out what delivery costs and will email you/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
    const id = page.url().split('/').at(-1) ?? ''

    const office = await (await browser.newContext()).newPage()
    await signIn(office, accounts.admin)
    await office.goto(`/dashboard/manageOrder/${id}`)
    await office.getByLabel('Freight, without tax').fill('180')
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Set freight' }).click()
    await expect(office.getByText(/Its buyer has not accepted it yet/)).toBeVisible()

    await page.reload()
    await expect(page.getByText(/^Delivery costs \$ 180\/=/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept and go on to pay' }).click()
    await typeCard(page, cards.pays)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Payment Successful')
    const [order] = await ordersOf(buyer)
    expect(order).toMatchObject({ _id: id, state: 'paid', goodsTotal: 3_000, shippingTotal: 180 })
    expect(order?.lines).toHaveLength(lines)
  } finally {
    await call('saveDeliverySettings', { ...admin, body: { zones } })
  }
})
