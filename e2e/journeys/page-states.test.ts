import { expect, type Page } from '@playwright/test'
import { shopPages } from '../pages/manifest.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ provokes: ['brokenApi', 'unreachable'] })

// Every page with a list, in two sizes.
test.setTimeout(300_000)

/** The calls that pages load their lists and numbers with; accounts and roles are loaded by others. */
const data =
  /\/api\/(product|product-list|product-import|catalog|review|review\/moderation|order|return|userOrder|user|contact|attention|overview|singleUser|mail)(\?|$)/

async function fulfillLists(page: Page, response: { status: number; json: unknown }): Promise<void> {
  await page.route(data, (route) =>
    route.request().method() === 'GET' ? route.fulfill(response) : route.fallback(),
  )
}

test('a page that fails to load says why, offers a retry, and is accessible', async ({ page }) => {
  await signIn(page, accounts.admin)
  const message = 'The shop fell over.'
  await fulfillLists(page, { status: 500, json: { error: { code: 'internal', message, requestId: 'r-1' } } })
  for (const { path } of shopPages.filter(({ loads }) => loads)) {
    await page.goto(path)
    const problem = page.getByRole('alert').filter({ hasText: message }).first()
    await expect(problem, path).toBeVisible()
    await expect(problem).toContainText('Request ID: r-1')
    await expect(problem.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }

  await page.unroute(data)
  await page.goto('/dashboard/manageOrder')
  await expect(page.locator('[data-order]').first()).toBeVisible()
})

test('a page with nothing to list says so, and is accessible', async ({ page }) => {
  await signIn(page, accounts.admin)
  await fulfillLists(page, { status: 200, json: [] })
  for (const { path, empty } of shopPages) {
    if (!empty) continue
    await page.goto(path)
    await expect(page.getByText(empty), path).toBeVisible()
    await expectAccessible(page)
  }
})

test('the catalogue says that it is offline, and recovers when the network is back', async ({
  page,
  context,
}) => {
  // Asked for by the page once it runs; before that it is the server's document.
  const running = page.waitForResponse(/\/api\/settings/)
  await page.goto('/products')
  await running
  await expect(page.getByRole('article')).toHaveCount(12)
  await context.setOffline(true)
  await page.getByLabel('Sort by').selectOption('name')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  await expectAccessibleInBothThemes(page)
  // Leaving would end at the browser's own page of an error.
  await page.getByRole('link', { name: 'Quick order' }).first().click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page).toHaveURL(/products\?/)
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page).toHaveURL(/sort=name/)
})

test('an order that could not be sent offline can be sent when the network is back', async ({
  page,
  context,
}) => {
  const product = await newProduct()
  await signIn(page, await newPerson('Ole Offline'))
  const toasts = page.waitForResponse(/toast-container-.*\.js$/)
  await page.goto(`/purchase/${product.id}`)
  await toasts
  await page.getByLabel(/Quantity/).fill('7')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' }).first()).toBeVisible()
  await expect(page.getByLabel(/Quantity/)).toHaveValue('7')
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog')).toContainText('Order Successful')
})
