import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newOrder, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

/** What is seldom done with an order is in its menu. */
const openMenu = (order: Locator) => order.getByRole('button', { name: /^More actions/ }).click()
const ordersOf = (words: string) => `/dashboard/manageOrder?q=${encodeURIComponent(words)}`

test('an admin ships a paid order, once', async ({ page }) => {
  const product = await newProduct()
  const orderId = await newPaidOrder(await newPerson('Paula Paid'), product)
  await signIn(page, accounts.admin)
  await page.goto(ordersOf(product.name))

  const order = page.locator(`[data-order="${orderId}"]`)
  await expect(order.getByText('Paula Paid')).toBeVisible()
  await openMenu(order)
  await expect(order.getByRole('button', { name: /Delete/ })).toBeDisabled()
  await page.keyboard.press('Escape')
  await order.getByRole('button', { name: /Ship/ }).click()
  await expect(page.getByText('Product Shipped')).toBeVisible()
  await expect(order.getByRole('button', { name: /Ship/ })).toBeDisabled()
  await expect(order.getByText('Shipped', { exact: true }).first()).toBeVisible()
})

test('an admin deletes an unpaid order after confirming, and its pieces return to stock', async ({
  page,
}) => {
  const product = await newProduct()
  const orderId = await newOrder(await newPerson('Ulf Unpaid'), product, 7)
  await signIn(page, accounts.admin)
  await page.goto(ordersOf(product.name))

  const order = page.locator(`[data-order="${orderId}"]`)
  await expect(order.getByRole('button', { name: /Ship/ })).toBeDisabled()
  await openMenu(order)
  await order.getByRole('button', { name: /Delete/ }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Are you sure?')
  await expect(question).toContainText("You won't be able to revert this!")
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(order).toBeVisible()

  await openMenu(order)
  await order.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(page.getByRole('dialog')).toContainText('Deleted!')
  await expect(page.getByRole('dialog')).toContainText('Your file has been deleted.')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(order).toHaveCount(0)
  await expect(page.getByText('No orders found')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const { token } = await enterAs(accounts.admin)
  expect(await call('getProduct', { token, id: product.id })).toMatchObject({ availableQuantity: 100 })
})

test('an admin refunds part of a payment, then the rest with the pieces restocked', async ({ page }) => {
  const product = await newProduct()
  const orderId = await newPaidOrder(await newPerson('Rita Refund'), product, 4)
  await signIn(page, accounts.admin)
  await page.goto(ordersOf(product.name))

  const order = page.locator(`[data-order="${orderId}"]`)
  await openMenu(order)
  await order.getByRole('button', { name: /Refund/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await expect(dialog.getByLabel('Amount')).toHaveValue('50')
  await dialog.getByLabel('Amount').fill('60')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText('At most $ 50/= can be refunded')).toBeVisible()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('Amount').fill('12.5')
  await dialog.getByLabel('Reason').fill('One peg arrived split')
  await dialog.getByRole('button', { name: 'Refund $ 12.50/=' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(order).toContainText('$ 12.50/= refunded')

  await openMenu(order)
  await order.getByRole('button', { name: /Refund/ }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('37.5')
  await dialog.getByLabel('Reason').fill('The buyer changed their mind')
  await dialog.getByLabel('Return the 4 pieces to stock').check()
  await dialog.getByRole('button', { name: 'Refund $ 37.50/=' }).click()
  await expect(dialog).toBeHidden()
  await expect(order.getByText('Refunded', { exact: true }).first()).toBeVisible()
  await openMenu(order)
  await expect(order.getByRole('button', { name: /Refund/ })).toBeDisabled()

  const { token } = await enterAs(accounts.admin)
  expect(await call('getProduct', { token, id: product.id })).toMatchObject({ availableQuantity: 100 })
})

test('an admin finds orders by buyer and state, and the URL keeps the filter', async ({ page }) => {
  const product = await newProduct()
  const buyer = await newPerson('Filomena Filter')
  const unpaid = await newOrder(buyer, product)
  const paid = await newPaidOrder(buyer, product)
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/manageOrder')

  await page.getByLabel('Search').fill(buyer.email)
  await expect(page).toHaveURL(/q=person/)
  await expect(page.locator('[data-order]')).toHaveCount(2)
  const states = page.getByRole('navigation', { name: 'Orders by state' })
  await states.getByRole('link', { name: 'Paid', exact: true }).click()
  await expect(page).toHaveURL(/state=paid/)
  await expect(page.locator('[data-order]')).toHaveCount(1)
  await expect(page.locator(`[data-order="${paid}"]`)).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-order]')).toHaveCount(1)
  await states.getByRole('link', { name: 'Unpaid' }).click()
  await expect(page.locator(`[data-order="${unpaid}"]`)).toBeVisible()
  await page.goBack()
  await expect(page.locator(`[data-order="${paid}"]`)).toBeVisible()
})

test('an admin exports exactly the filtered orders', async ({ page }) => {
  const product = await newProduct({ name: `=Peg "A", ${crypto.randomUUID().slice(0, 8)}` })
  const buyer = await newPerson('Cesar Csv')
  const first = await newPaidOrder(buyer, product, 2)
  await newOrder(buyer, product, 3)
  await newOrder(buyer, await newProduct())
  await signIn(page, accounts.admin)
  await page.goto(`${ordersOf(product.name)}&state=paid`)
  await expect(page.locator('[data-order]')).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^orders-paid-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('"Order","Ordered at","State"')
  const quoted = `"'${product.name.replaceAll('"', '""')}"`
  const order = await call('getOrder', { token: buyer.token, id: first })
  expect(lines[1]).toContain(`"${order.number}"`)
  expect(lines[1]).toContain(
    `"Cesar Csv","","${buyer.email}","US","","USD","${order.lines[0]?.sku}",${quoted}`,
  )
  const { shippingTotal, taxTotal, price } = order
  expect(lines[1]).toContain(`"piece",2,12.5,25,${shippingTotal},${taxTotal},${price},0,0`)
})

test('the list of all orders has pages and totals', async ({ page }) => {
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/manageOrder')
  await expect(page.locator('[data-order]')).toHaveCount(20)
  // Twelve where no name takes two lines, which those of other tests may.
  await expect(page.locator('[data-order]').nth(9)).toBeInViewport({ ratio: 1 })
  // Of this state other tests add only a few at a time.
  await page.goto('/dashboard/manageOrder?state=shipped')
  await expect(page.locator('[data-order]')).toHaveCount(20)
  const newest = await page.locator('[data-order]').first().getAttribute('data-order')

  await page.getByRole('button', { name: 'Add up all pages' }).click()
  await expect(page.getByText('All pages')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator(`[data-order="${newest}"]`)).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.locator(`[data-order="${newest}"]`)).toBeVisible()
})
