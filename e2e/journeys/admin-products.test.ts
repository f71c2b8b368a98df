import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const picture = new URL('../../web/public/pictures/products/beech-jack-plane-640.webp', import.meta.url)
  .pathname
const productsNamed = (name: string) => `/dashboard/manageProducts?q=${encodeURIComponent(name)}`

test('an admin adds a product with an image, and the shop sells it', async ({ page }) => {
  const name = `Testplane${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/addProduct')

  await page.getByRole('button', { name: 'Add Product' }).click()
  for (const field of ['Name', 'Price', 'Minimum Quantity', 'Available Quantity', 'Description', 'Image']) {
    await expect(page.getByText(`${field} is required`)).toBeVisible()
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Price', { exact: true }).fill('89.95')
  await page.getByLabel('Minimum Quantity').fill('20')
  await page.getByLabel('Available Quantity').fill('10')
  await page.getByLabel('Description', { exact: true }).fill('A plane for the tests of this shop')
  await page.getByLabel('Image').setInputFiles(picture)
  await expect(page.getByAltText('Image preview')).toBeVisible()
  await expect(page.getByText('$ 89.95/=').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a price break' }).click()
  await page.getByLabel('From quantity, price break 1').fill('48')
  await page.getByLabel('Price of one, price break 1').fill('84.5')
  await expect(page.getByLabel('What orders will cost')).toContainText('$ 8,450/=')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByRole('dialog')).toContainText('Error!')
  await expect(page.getByRole('dialog')).toContainText(
    'Available Quantity have to be more than minimum quantity',
  )
  await page.getByRole('button', { name: 'OK', exact: true }).click()

  await page.getByLabel('Available Quantity').fill('200')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByRole('dialog')).toContainText('Product Added')
  await expect(page.getByRole('dialog')).toContainText('Successful')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')

  // Nothing is half-filled any more, so leaving needs no confirmation.
  await page.getByRole('link', { name: 'Manage Users' }).click()
  await expect(page).toHaveURL(/manageUser/)

  await page.goto(`/products?q=${name}`)
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('from 48: $ 84.50/=')
  await expect
    .poll(() => card.getByRole('presentation').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a half-filled product form asks before leaving and survives a reload', async ({ page }) => {
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/addProduct')
  await page.getByLabel('Name', { exact: true }).fill('Half a product')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a product')

  await page.getByRole('link', { name: 'Manage Users' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/addProduct/)
  await page.getByRole('link', { name: 'Manage Users' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/manageUser/)
})

test('an admin edits, receives and deletes a product', async ({ page }) => {
  const product = await newProduct({ minQuantity: 5, availableQuantity: 8 })
  await signIn(page, accounts.admin)
  await page.goto(`${productsNamed(product.name)}&show=low`)
  const row = page.locator(`[data-product="${product.id}"]`)
  await expect(row.getByText('Low stock')).toBeVisible()

  await row.getByRole('button', { name: /^Stock/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Book stock' })
  await expect(dialog).toContainText('8 on hand')
  await expectAccessible(page)
  await dialog.getByLabel('Pieces received').fill('242')
  await dialog.getByRole('button', { name: 'Add to stock' }).click()
  await expect(page.getByText('Stock updated')).toBeVisible()
  await expect(page.getByText('No products found')).toBeVisible()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(row).toContainText('250 available')
  await expect(row.getByText('Low stock')).toHaveCount(0)

  await row.getByRole('link', { name: /Edit/ }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(product.name)
  await page.getByLabel('Price', { exact: true }).fill('13.75')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('Product Updated')
  await page.getByRole('button', { name: 'OK', exact: true }).click()

  await page.goto(productsNamed(product.name))
  await expect(row).toContainText('$ 13.75/=')
  await row.getByRole('button', { name: /Delete/ }).click()
  await expect(page.getByRole('dialog')).toContainText("You won't be able to revert this!")
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your file has been deleted.')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('the product pages are accessible', async ({ page }) => {
  const product = await newProduct()
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/manageProducts')
  await expect(page.locator('[data-product]').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/dashboard/manageProducts/${product.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(product.name)
  await expectAccessible(page)
})
