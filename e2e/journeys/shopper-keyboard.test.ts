import { expect } from '@playwright/test'
import { cards } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { newPerson, newProduct } from '../support/shop-api.ts'

test.use({ provokes: ['unreachable'] })

test('a whole purchase can be made with the keyboard alone', async ({ page }) => {
  const shopper = await newPerson('Kay Board')
  const product = await newProduct()
  const { keyboard } = page

  // The home page has the six newest products, and other journeys make some meanwhile.
  await page.goto(`/products?q=${encodeURIComponent(product.name)}`)
  await tabTo(page, page.getByRole('link', { name: new RegExp(`Buy Now.*${product.name}`) }))
  await keyboard.press('Enter')

  await expect(page).toHaveURL(/\/login$/)
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(shopper.email)
  await tabTo(page, page.getByLabel('Password'))
  await keyboard.type(shopper.password)
  await keyboard.press('Enter')

  // The focus moves to the new page's heading, so that screen readers announce it.
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeFocused()
  await tabTo(page, page.getByLabel(/Quantity/))
  await keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: 'Place order' }))
  await keyboard.press('Enter')

  const letsGo = page.getByRole('button', { name: "Let's Go" })
  await expect(letsGo).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/[\w-]+$/)

  await tabTo(page, page.getByRole('button', { name: 'Deliver here' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change delivery' })).toBeVisible()

  const frame = page.frameLocator('iframe[title*="card" i]')
  await tabTo(page, frame.locator('[name="cardnumber"]'))
  await keyboard.type(cards.pays.replaceAll(' ', ''))
  await tabTo(page, frame.locator('[name="exp-date"]'))
  await keyboard.type('1234')
  await tabTo(page, frame.locator('[name="cvc"]'))
  await keyboard.type('123')
  const postal = frame.locator('[name="postal"]')
  if (await postal.isVisible()) {
    await tabTo(page, postal)
    await keyboard.type('12345')
  }
  await tabTo(page, page.getByRole('button', { name: /^Pay/ }))
  await keyboard.press('Enter')

  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/myOrders$/)
  const order = page.locator('[data-order]').filter({ hasText: product.name })
  await expect(order).toContainText('6 × $ 12.50/=')
  await expect(order).toContainText('$ 75/=')
  await expect(order.getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('a button whose press came to nothing has the focus again', async ({ page }) => {
  await page.goto('/#contact')
  const contact = page.getByRole('region', { name: 'Contact Us' })
  await contact.getByLabel('Email').fill('curious@wood-master.test')
  await contact.getByLabel('Your message').fill('Do you turn pegs?')
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await lost
    await route.abort()
  })
  const submit = contact.getByRole('button', { name: 'Submit' })
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  // The browser takes the focus from a button that is busy.
  await page.waitForFunction(() => document.activeElement === document.body)
  lose()
  await expect(contact.getByRole('alert')).toContainText('The shop cannot be reached.')
  await expect(submit).toBeFocused()
})
