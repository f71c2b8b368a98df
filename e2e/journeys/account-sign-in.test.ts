import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { test } from '../support/journey.ts'
import { newPerson } from '../support/shop-api.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('accessToken'))
}

/** Failed sign-ins are shown at the top right. */
function headedError(page: Page) {
  return page.locator('.Toastify__toast-container--top-right').getByRole('alert')
}

test('somebody registers, returns to where they wanted to go, and signs out again', async ({ page }) => {
  const email = `new-${randomUUID().slice(0, 8)}@wood-master.test`
  await page.goto('/dashboard/addReview')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/register$/)
  const register = page.getByRole('button', { name: 'Register', exact: true })
  await register.click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Email is Required')).toBeVisible()
  await expect(page.getByText('Password is Required')).toBeVisible()

  await page.getByLabel('Name').fill('Nia New')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('secret')
  await register.click()
  await expect(page).toHaveURL(/\/dashboard\/addReview$/)
  await expect(page.getByRole('banner').getByText('Nia New').first()).toBeVisible()
  expect(await storedToken(page)).not.toBeNull()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link')).toHaveText(['My Profile', 'My Orders', 'Add Review'])

  await page.getByRole('button', { name: 'Sign Out' }).click()
  // Home is a document of its own: nothing can be asked of a page that is being left.
  await page.waitForURL((address) => address.pathname === '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
})

test('Login that is pressed before the page runs leads back to it', async ({ page }) => {
  const person = await newPerson('Ella Early')
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/products?q=oak', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Login' }).click()
  await page.waitForURL('/login')
  release()
  await fillLogin(page, person)
  await expect(page).toHaveURL(/\/products\?q=oak$/)
})

test('an email can be registered only once', async ({ page }) => {
  const person = await newPerson('Otis Once')
  await page.goto('/register')
  await page.getByLabel('Name').fill('Otis Twice')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill('secret')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(headedError(page)).toContainText('Error')
  await expect(headedError(page)).toContainText('An account with this email already exists.')
})

test('people can sign in with Google', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByLabel('Another name').fill('Gus Google')
  await chooser.getByLabel('Another email').fill(`gus-${randomUUID().slice(0, 8)}@wood-master.test`)
  await chooser.getByRole('button', { name: 'Use this account' }).click()
  await expect(page.getByRole('banner').getByText('Gus Google').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('an admin page signs a shopper out and opens the login page', async ({ page }) => {
  await signIn(page, await newPerson('Sol Shopper'))
  await page.goto('/dashboard/manageProducts')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('an expired token is renewed unnoticed', async ({ page }) => {
  const person = await newPerson('Rene Renewed')
  await signIn(page, person)
  await page.goto('/dashboard/addReview')
  await page.getByLabel('Rating').fill('5')
  await page.getByLabel('Review', { exact: true }).fill('Renewed')
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(page.getByRole('dialog')).toContainText('Review Added')
  expect(await storedToken(page)).not.toBe('expired')
})

test('a lost session leads to the login page and back, with the form kept', async ({ page }) => {
  const person = await newPerson('Lou Lost')
  await signIn(page, person)
  await page.goto('/dashboard/addReview')
  await page.getByLabel('Rating').fill('4')
  await page.getByLabel('Review', { exact: true }).fill('Half typed words')
  const expired = { status: 400, json: { error: { message: 'TOKEN_EXPIRED' } } }
  // First: whatever the page asks for by itself would renew the token.
  await page.route('**/v1/token*', (route) => route.fulfill(expired))
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.unroute('**/v1/token*')

  await fillLogin(page, person)
  await expect(page).toHaveURL(/\/dashboard\/addReview$/)
  await expect(page.getByLabel('Rating')).toHaveValue('4')
  await expect(page.getByLabel('Review', { exact: true })).toHaveValue('Half typed words')
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(page.getByRole('dialog')).toContainText('Review Added')
})
