import { expect } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { call, enterAs, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test.beforeEach(({ page }) => signIn(page, accounts.admin))

test('an order is found and shipped with nothing but the keyboard', async ({ page }) => {
  const product = await newProduct()
  const orderId = await newPaidOrder(await newPerson('Kim Keys'), product)
  await page.goto('/dashboard/overview')
  await tabTo(page, page.getByRole('link', { name: 'Manage All Orders' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage All Orders' })).toBeFocused()
  await tabTo(page, page.getByLabel('Search'))
  await page.keyboard.type(product.name)
  await expect(page.locator('[data-order]')).toHaveCount(1)
  await expect(page.getByLabel('Search')).toBeFocused()

  const order = page.locator(`[data-order="${orderId}"]`)
  await tabTo(page, order.getByRole('button', { name: /Ship/ }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Product Shipped' })).toBeVisible()
  await expect(order.getByRole('button', { name: /Ship/ })).toBeDisabled()
  // The focused button is disabled now; Tab continues from the same order, not from the top of the page.
  await tabTo(page, order.getByRole('button', { name: /^More actions/ }), 3)
  await page.keyboard.press('Enter')
  await tabTo(page, order.getByRole('button', { name: /Refund/ }), 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Refund order' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(order.getByRole('button', { name: /^More actions/ })).toBeFocused()
})

test('pieces are received with nothing but the keyboard', async ({ page }) => {
  const product = await newProduct({ minQuantity: 5, availableQuantity: 8 })
  await page.goto(`/dashboard/manageProducts?q=${encodeURIComponent(product.name)}`)
  const row = page.locator(`[data-product="${product.id}"]`)
  const stock = row.getByRole('button', { name: /^Stock/ })
  await tabTo(page, stock)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book stock' })
  await expect(dialog).toBeVisible()
  // Escape changes nothing and returns the focus.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(stock).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Pieces received'))
  await page.keyboard.type('242')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('250')
  await expect(stock).toBeFocused()
})

test('a message is answered with nothing but the keyboard', async ({ page }) => {
  const text = `Do you turn knobs of yew? ${crypto.randomUUID()}`
  await call('sendMessage', { body: { email: 'yew@example.test', message: text } })
  await page.goto('/dashboard/messages?show=unanswered')
  const message = page.locator('[data-message]').filter({ hasText: text })
  await tabTo(page, message.getByRole('button', { name: 'Reply to yew@example.test' }))
  await tabTo(page, message.getByRole('button', { name: /Mark as answered/ }))
  await page.keyboard.press('Enter')
  await expect(message).toHaveCount(0)
  // The focused button is gone with its message.
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
  const { token } = await enterAs(accounts.admin)
  const messages = await call('listMessages', { token })
  expect(messages.find((one) => one.message === text)).toMatchObject({ answered: true, read: true })
})

test('a key is heard from the moment that its page is seen', async ({ page }) => {
  // Pressed as the page is drawn, which a hand does only where the machine is slow.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('kbd')) return
      observer.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dashboard/manageOrder')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
})
