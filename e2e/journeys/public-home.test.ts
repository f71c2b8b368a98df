import { expect } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, enterAs } from '../support/shop-api.ts'

test.use({ provokes: ['brokenApi'] })

test('Get Started leads to the tools', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  const tools = page.getByRole('heading', { name: 'Choose your Tools' })
  await expect(tools).not.toBeInViewport()
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(tools).toBeInViewport()
})

test('the contact form names what is missing, and a message reaches the admins', async ({ page }) => {
  const { token } = await enterAs(accounts.admin)
  await page.goto('/')
  const contact = page.getByRole('region', { name: 'Contact Us' })
  const email = contact.getByLabel('Email')
  const message = contact.getByLabel('Your message')
  await contact.getByRole('button', { name: 'Submit' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await expect(contact.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(2)

  const words = `Do you turn pegs for ${crypto.randomUUID()}?`
  await email.fill('curious@wood-master.test')
  await contact.getByLabel('Subject').fill('42')
  await message.fill(words)
  await contact.getByRole('button', { name: 'Submit' }).click()
  await expect(contact.getByText('Thank you. We have received your message')).toBeVisible()
  await expect(message).toHaveValue('')
  await expect(page).toHaveURL(/\/$/)
  const received = await call('listMessages', { token })
  expect(received).toContainEqual(
    expect.objectContaining({ email: 'curious@wood-master.test', subject: 42, message: words }),
  )
})

test('the home page says when products fail to load, and a retry loads them', async ({ page }) => {
  await page.route('**/api/product?*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'The shop fell over.' } } }),
  )
  await page.goto('/')
  const tools = page.getByRole('region', { name: 'Choose your Tools' })
  await expect(tools.getByRole('alert')).toContainText('The shop fell over.')
  await page.unroute('**/api/product?*')
  await tools.getByRole('button', { name: 'Try again' }).click()
  await expect(tools.getByRole('article')).toHaveCount(6)
})
