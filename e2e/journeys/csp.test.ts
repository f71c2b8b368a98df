/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { watchPolicy } from '../support/policy.ts'
import { newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

/** The page of a product that nobody else buys or deletes. */
const purchasePage = async () => `/purchase/${(await newProduct()).id}`

test('the policy lets the card form, its frame, dialogs and toasts work', async ({ page }) => {
  const violations = await watchPolicy(page)
  await signIn(page, accounts.wholesale)
  await page.goto(await purchasePage())
  await page.getByLabel(/Quantity/).fill('3')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: "Let's Go" }).click()
  await expect(page.frameLocator('iframe[title*="card" i]').locator('[name="cardnumber"]')).toBeVisible()
  expect(violations).toEqual([])
})

test.describe('with scripts that must not run', () => {
  test.use({ provokes: [/^(Executing inline script|Loading the script 'https:\/\/evil\.example)/] })

  test('the policy stops a script from elsewhere and an inline one', async ({ page }) => {
    const violations = await watchPolicy(page)
    await page.goto('/login')
    await page.evaluate(() => {
      const inline = document.createElement('script')
      inline.textContent = 'document.title = "taken"'
      const foreign = document.createElement('script')
      foreign.src = 'https://evil.example/steal.js'
      document.body.append(inline, foreign)
    })
    await expect
      .poll(() => violations.filter((line) => line.includes('script-src')).length)
      .toBeGreaterThanOrEqual(2)
    expect(await page.title()).not.toBe('taken')
  })
})
