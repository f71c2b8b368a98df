import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { newWord } from '../support/new-word.ts'
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

test('a duplicate is saved as a draft, which the shop sells once it is published', async ({
  page,
  request,
}) => {
  const product = await newProduct({ weightGrams: 120 })
  const name = `Testrasp${newWord()}`
  const inShop = async () =>
    (await request.get(`/products?q=${name}`)).text().then((text) => text.includes(`>${name}<`))
  await signIn(page, accounts.admin)
  await page.goto(productsNamed(product.name))
  await page.getByRole('link', { name: `Duplicate ${product.name}` }).click()
  const named = page.getByLabel('Name', { exact: true })
  await expect(named).toHaveValue(product.name)
  await expect(page.getByLabel('SKU')).toHaveValue('')
  await named.fill(name)
  // Nothing of it is made yet.
  await page.getByLabel('Available Quantity').fill('0')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('dialog')).toContainText('Draft saved')
  await page.getByRole('button', { name: 'OK', exact: true }).click()

  await page.goto(productsNamed(name))
  await page.getByRole('link', { name: 'Drafts' }).click()
  // The list that stood there fades until then.
  await expect(page).toHaveURL(/show=drafts/)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('Draft', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await inShop()).toBe(false)

  await row.getByRole('button', { name: /^Stock/ }).click()
  await page.getByLabel('Pieces received').fill('90')
  await page.getByRole('button', { name: 'Add to stock' }).click()
  await expect(row).toContainText('90 available')
  await row.getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog')).toContainText('Published')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect.poll(inShop).toBe(true)
})

test('prices and stock of several products are typed like a sheet and saved by one press', async ({
  page,
}) => {
  const word = newWord()
  const products = [await newProduct({ name: `${word} knob` }), await newProduct({ name: `${word} pull` })]
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/manageProducts')
  await page.getByRole('link', { name: 'Edit in a grid' }).click()
  await expect(page.getByRole('heading', { name: 'Edit in a grid' })).toBeVisible()
  await page.getByLabel('Search').fill(word)
  const cell = (column: string, at: number) =>
    page.getByRole('textbox', { name: `${column}, ${products[at]?.name}`, exact: true })
  await expect(page.getByRole('row')).toHaveCount(3)
  await cell('Price', 0).fill('14.5')
  await cell('Price', 1).fill('15.5')
  await cell('On hand', 1).fill('33')
  await page.getByLabel('Reason for the counted stock').fill('Counted on Monday')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save 2 products' }).click()
  await expect(page.getByText('2 products saved')).toBeVisible()

  await page.goto(productsNamed(word))
  const row = (at: number) => page.locator(`[data-product="${products[at]?.id}"]`)
  await expect(row(0)).toContainText('$ 14.50/=')
  await expect(row(1)).toContainText('$ 15.50/=')
  await expect(row(1)).toContainText('33 available')
})
