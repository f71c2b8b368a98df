import { expect, type Page } from '@playwright/test'
import type { StaffRole } from '@wood-master/contract/roles'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { cards, typeCard } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

async function newStaff(role: StaffRole) {
  const person = await newPerson(`Works as ${role}`)
  const { token } = await enterAs(accounts.admin)
  await call('giveRole', { token, id: person.email, body: { role } })
  return person
}

const menu = (page: Page) => page.getByRole('navigation', { name: /^(Dashboard|More)$/ }).getByRole('link')

test('a packer packs and ships what waits, notes something, and is shown nothing else', async ({ page }) => {
  const product = await newProduct({ sku: `PCK-${Date.now()}` })
  const buyer = await newPerson('Berta Buyer')
  const id = await newPaidOrder(buyer, product)
  const { number } = await call('getOrder', { token: buyer.token, id })
  const packer = await newStaff('packer')
  await signIn(page, packer)
  await page.goto('/dashboard/packing')
  await expect(menu(page)).toHaveText([
    /^My Profile/,
    /^Manage All Orders/,
    /^Packing/,
    /^My Orders/,
    /^Add Review/,
  ])
  const scan = page.getByRole('textbox', { name: 'Scan' })
  await scan.fill(number)
  await scan.press('Enter')
  await page.getByRole('button', { name: 'All packed', exact: true }).click()
  await scan.fill('1Z999AA10123456784')
  await scan.press('Enter')
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Shipped just now' })).toContainText(number)

  await page.goto(`/dashboard/manageOrder/${id}`)
  await expect(page.getByRole('button', { name: /Refund|Delete/ })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('One corner was bruised')
  await page.getByRole('button', { name: 'Save note', exact: true }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('One corner was bruised')
  await expect(history.getByRole('listitem').filter({ hasText: /^Shipped/ })).toContainText(packer.email)
  await expectAccessible(page)
})

test('a bookkeeper reads overview, people and papers, and changes nothing', async ({ page }) => {
  const buyer = await newPerson('Bodo Buyer')
  const id = await newPaidOrder(buyer, await newProduct())
  await signIn(page, await newStaff('bookkeeper'))
  await page.goto('/dashboard/overview')
  await expect(page.getByRole('main').getByRole('link', { name: /Unread|Low stock|Returns/ })).toHaveCount(0)
  await page.goto(`/dashboard/manageOrder/${id}`)
  await expect(page.getByRole('button', { name: /Ship|Refund|Delete|Change address/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Invoice', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await page.getByRole('link', { name: buyer.email }).click()
  await expect(page.getByText('1 paid order, $ 50/=')).toBeVisible()
  await expect(page.getByText('205 Lexington Avenue')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order by phone' })).toHaveCount(0)
  await expectAccessible(page)
})

test('support takes an order by phone with a discount, and its buyer pays it by the link', async ({
  browser,
  page,
}) => {
  const product = await newProduct({ sku: `PHN-${Date.now()}` })
  const buyer = await newPerson('Fritz Phone')
  await signIn(page, await newStaff('support'))
  await page.goto(`/dashboard/person/${encodeURIComponent(buyer.email)}`)
  await page.getByRole('link', { name: 'Order by phone', exact: true }).click()
  await page.getByLabel('Products', { exact: true }).fill(`${product.sku} 8`)
  await page.getByLabel('Discount in %', { exact: true }).fill('10')
  await page.getByLabel('Reason for the discount').fill('Met at the fair')
  await page.getByRole('button', { name: 'Price it', exact: true }).click()
  const priced = page.getByRole('region', { name: 'What it comes to' })
  await expect(priced).toContainText('$ 10/= less by the discount')
  await expectAccessible(page)
  await priced.getByRole('button', { name: 'Place and send the link', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible()
  await expect(page.getByText('10 % discount, $ 10/= less: Met at the fair')).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''

  const buyerPage = await (await browser.newContext()).newPage()
  await signIn(buyerPage, buyer)
  await buyerPage.goto(`/order/${id}`)
  await expect(buyerPage.getByText('10 % discount, $ 10/= less: Met at the fair')).toBeVisible()
  await typeCard(buyerPage, cards.pays)
  await buyerPage.getByRole('button', { name: /^Pay/ }).click()
  await expect(buyerPage.getByText('Payment Successful').first()).toBeVisible()
  const paid = await call('getOrder', { token: buyer.token, id })
  expect(paid).toMatchObject({ paymentStatus: true, price: 90, discount: { percent: 10, amount: 10 } })
})
