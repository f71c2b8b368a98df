import { expect } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { cards, typeCard } from '../support/card.ts'
import { deliverHere } from '../support/deliver-here.ts'
import { test } from '../support/journey.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'

test('a shopper buys from the home page, pays by card and sees the order paid; an admin ships it', async ({
  page,
}) => {
  await page.goto('/')
  const tools = page.getByRole('region', { name: 'Choose your Tools' })
  await expect(tools.getByRole('article')).toHaveCount(6)

  const card = tools.getByRole('article').first()
  const productName = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: /Buy Now/ }).click()

  // Guarded: the login page remembers where the shopper wanted to go.
  await expect(page).toHaveURL(/\/login$/)
  await fillLogin(page, accounts.shopper)
  await expect(page).toHaveURL(/\/purchase\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: productName })).toBeVisible()

  await page.getByLabel(/Quantity/).fill('3')
  await page.getByRole('button', { name: 'Place order' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Order Successful')
  await expect(dialog).toContainText('Ready For Payment?')
  await dialog.getByRole('button', { name: "Let's Go" }).click()

  await expect(page).toHaveURL(/\/order\/[\w-]+$/)
  const orderId = page.url().split('/').at(-1)
  await expect(page.getByText(productName).first()).toBeVisible()
  await deliverHere(page)
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Payment Successful').first()).toBeVisible()
  await expect(page.getByText(/pi_\w+/).first()).toBeVisible()

  const alert = page.getByRole('dialog')
  await alert.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/dashboard\/myOrders/)
  const mine = page.locator(`[data-order="${orderId}"]`)
  await expect(mine.getByText('Paid', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  // Signing out leads home; the next address waits for that.
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/manageOrder')
  const sold = page.locator(`[data-order="${orderId}"]`)
  await sold.getByRole('button', { name: /Ship/ }).click()
  await expect(page.getByText('Product Shipped')).toBeVisible()
  await expect(sold.getByText('Shipped', { exact: true }).first()).toBeVisible()
})
