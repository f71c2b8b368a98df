import { expect, type Page } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { hold } from '../support/hold.ts'
import { test } from '../support/journey.ts'
import { newOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

/** Milliseconds; longer than the search waits for the next key. */
const longEnough = 1_000

/** From now on the page's clock moves only when the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('words typed just before choosing a filter are kept, and so is the filter', async ({ page }) => {
  const product = await newProduct()
  await newOrder(await newPerson('Fiona Fast'), product)
  await page.clock.install()
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/manageOrder')
  await expect(page.locator('[data-order]').first()).toBeVisible()

  await stopClock(page)
  const release = await hold(page, /\/api\/order\?/)
  await page.getByLabel('Search').fill(product.name)
  await page.getByRole('link', { name: 'Unpaid', exact: true }).click()
  await page.clock.runFor(longEnough)
  release()
  await expect(page.locator('[data-order]')).toHaveCount(1)
  await expect(page).toHaveURL(/state=unpaid/)
  await expect(page).toHaveURL(new RegExp(`q=${product.name.split(' ')[0]}`))
  await expect(page.getByLabel('Search')).toHaveValue(product.name)
})

test('words typed just before leaving the page do not bring it back', async ({ page }) => {
  await page.clock.install()
  // Asked for by the page's code: before that, nothing searches for what is typed.
  const running = page.waitForResponse('**/api/settings')
  await page.goto('/products')
  await running

  await stopClock(page)
  const release = await hold(page, /\/assets\/blog-.*\.js/)
  await page.getByLabel('Search').fill('oak')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await page.clock.runFor(longEnough)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(page).toHaveURL(/\/blog$/)
})

test('the back button discards words that were not searched yet', async ({ page }) => {
  await page.clock.install()
  // Asked for by the page's code: followed before that, a link loads a document, and going back leaves it.
  const running = page.waitForResponse('**/api/settings')
  await page.goto('/products?sort=-price')
  const names = page.getByRole('article').getByRole('heading')
  await running
  const first = await names.first().innerText()
  const pages = page.getByRole('navigation', { name: 'Pages: Products' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(pages.getByText('Page 2')).toBeVisible()

  await stopClock(page)
  await page.getByLabel('Search').fill('oak')
  await page.goBack()
  await page.clock.runFor(longEnough)
  await expect(pages.getByText('Page 1')).toBeVisible()
  await expect(names.first()).toHaveText(first)
  await expect(page).toHaveURL(/\/products\?sort=-price$/)
  await expect(page.getByLabel('Search')).toHaveValue('')
})

test('a choice is kept while its list loads, even when another follows at once', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('article').first()).toBeVisible()
  const release = await hold(page, /\/api\/catalog\?/)
  await page.getByLabel('Sort by').selectOption('name')
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await page.getByLabel('In stock only').check()
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  release()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page).toHaveURL(/stock=1/)
})
