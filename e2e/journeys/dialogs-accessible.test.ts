import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newOrder, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const named = (page: Page, name: string) => page.getByRole('dialog', { name })

test("a shopper's dialogs are accessible, and close with reduced motion", async ({ page }) => {
  const shopper = await newPerson('Dora Dialog')
  const product = await newProduct()
  await signIn(page, shopper)

  await page.goto(`/purchase/${product.id}`)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(named(page, 'Order Successful')).toContainText('Ready For Payment?')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Your order is placed')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto('/dashboard/myOrders')
  await page.getByRole('button', { name: `Delete order of ${product.name}` }).click()
  await expect(named(page, 'Are you sure?')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(named(page, 'Deleted!')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused()

  await page.goto('/dashboard/addReview')
  await page.getByLabel('Review', { exact: true }).fill('Half a sen')
  await page.getByRole('link', { name: 'My Orders' }).first().click()
  await expect(named(page, 'Leave this page?')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test("an admin's dialogs are accessible", async ({ page }) => {
  const { token } = await enterAs(accounts.admin)
  const product = await newProduct()
  const buyer = await newPerson('Rolf Role')
  await newPaidOrder(buyer, product)
  await newOrder(buyer, product)
  await call('promote', { token, id: buyer.email })
  await signIn(page, accounts.admin)

  await page.goto(`/dashboard/manageOrder?q=${encodeURIComponent(product.name)}`)
  const menus = page.getByRole('button', { name: /^More actions/ })
  await expect(menus).toHaveCount(2)
  await page.keyboard.press('Control+k')
  await expect(named(page, 'Go to').getByRole('textbox')).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await menus.last().click()
  await expectAccessibleInBothThemes(page)
  // The menu moves with its row, which the look at the page may have scrolled away.
  await menus.last().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Refund/ }).click()
  await expect(named(page, 'Refund order')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto(`/dashboard/manageProducts?q=${encodeURIComponent(product.name)}`)
  await page.getByRole('button', { name: `Stock ${product.name}` }).click()
  await expect(named(page, 'Book stock')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await named(page, 'Book stock').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Delete ${product.name}` }).click()
  await expect(named(page, 'Are you sure?')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto(`/dashboard/manageUser?q=${buyer.email}`)
  await page.getByRole('button', { name: `Remove admin ${buyer.email}` }).click()
  await expect(named(page, 'Remove the admin role?')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByRole('button', { name: `Make admin ${buyer.email}` })).toBeVisible()
})

test('the account chooser is accessible', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(named(page, 'Choose an account')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

/** With the mouse over it, it stays. It is provoked again where it went within three seconds, before the mouse was there. */
async function holdToast(page: Page, text: string, provoke: () => Promise<void>) {
  const toast = page.locator('.Toastify__toast').filter({ hasText: text })
  await expect(async () => {
    await provoke()
    await toast.hover({ timeout: 5_000 })
    await expect(toast).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('a page with an error toast is accessible', async ({ page }) => {
  const product = await newProduct()
  await signIn(page, await newPerson('Toni Toast'))
  await page.goto('/')
  const orderTooMany = async () => {
    await page.goto(`/purchase/${product.id}`)
    await page.getByLabel(/Quantity/).fill('100')
    await page.getByRole('button', { name: 'Place order' }).click()
  }
  // Repeated at each size.
  await expectAccessibleInBothThemes(page, () =>
    holdToast(page, 'please select lower than maximum quantity', orderTooMany),
  )
})

test('a page with a success toast is accessible', async ({ page }) => {
  const product = await newProduct()
  await signIn(page, accounts.admin)
  await page.goto('/')
  const receive = async () => {
    await page.goto(`/dashboard/manageProducts?q=${encodeURIComponent(product.name)}`)
    await page.getByRole('button', { name: `Stock ${product.name}` }).click()
    await page.getByLabel('Pieces received').fill('5')
    await page.getByRole('button', { name: 'Add to stock' }).click()
  }
  await expectAccessibleInBothThemes(page, () => holdToast(page, 'Stock updated', receive))
})

test('a toast stays for three seconds with reduced motion, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await holdToast(page, 'Error', async () => {
    await page.getByLabel('Email').fill('nobody@wood-master.test')
    await page.getByLabel('Password').fill('no-secret')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  })
  const toast = page.locator('.Toastify__toast')
  const clock = toast.getByRole('progressbar', { includeHidden: true })
  expect(await clock.evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration)).toBe(3_000)
})
