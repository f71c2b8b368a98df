import { expect } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { Clicks } from '../support/clicks.ts'
import { test } from '../support/journey.ts'
import { call, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

// Alone, because the order that is paid next is the next in hand, whoever placed it.
test('ten orders are scanned, packed and shipped with tracking with at most 34 presses and scans', async ({
  page,
}) => {
  const product = await newProduct()
  const buyer = await newPerson('Tessa Ten')
  const ids: string[] = []
  for (let order = 0; order < 10; order += 1) ids.push(await newPaidOrder(buyer, product, 1 + order))
  await signIn(page, accounts.admin)
  await page.goto('/dashboard')
  const bench = new Clicks(page)
  await bench.on(page.getByRole('link', { name: 'Packing' }))
  const field = page.getByRole('textbox', { name: 'Scan' })
  await expect(field).toBeFocused()
  for (const [index, id] of ids.entries()) {
    const { number, lines } = await call('getOrder', { token: buyer.token, id })
    // The next order is in hand by itself.
    const inHand = page.getByRole('region', { name: `Order ${number}, in hand` })
    if (index === 0) await bench.scan(number)
    await expect(inHand).toBeVisible()
    await expect(field).toBeFocused()
    // Either of the two.
    if (index % 2 === 0) await bench.scan(lines[0]?.sku ?? 'none')
    else await bench.on(page.getByRole('button', { name: 'All packed', exact: true }))
    await bench.scan(`0037071234567890${index}123`)
    await bench.on(page.getByRole('button', { name: 'Ship', exact: true }))
    await expect(inHand).toHaveCount(0)
    // Where the eye is: without scrolling.
    await expect(
      page.getByRole('button', { name: `Undo the shipment of order ${number}`, exact: true }),
    ).toBeInViewport()
  }
  expect(bench.count).toBeLessThanOrEqual(34)
  for (const [index, id] of ids.entries()) {
    const order = await call('getOrder', { token: buyer.token, id })
    expect(order).toMatchObject({ state: 'shipped', tracking: [`0037071234567890${index}123`] })
  }
})

test('a bench that is opened in a tab of its own takes the first scan', async ({ page }) => {
  const id = await newPaidOrder(await newPerson('Nora New'), await newProduct())
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/packing')
  await expect(
    page
      .locator(`[data-order="${id}"]`)
      .or(page.getByRole('region', { name: /in hand$/ }))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Scan' })).toBeFocused()
})
