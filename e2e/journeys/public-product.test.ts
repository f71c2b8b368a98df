import { expect } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { test } from '../support/journey.ts'
import { newWord } from '../support/new-word.ts'
import { newProduct } from '../support/shop-api.ts'

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('a product shows its name, price, picture and description, and links go on from there', async ({
    page,
  }) => {
    await page.goto('/products')
    await page.getByLabel('Search').fill('oak dowel rods')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/oak-dowel-rods$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Oak Dowel Rods')
    await expect(page.getByText(/\$ ?[\d.]+\/=/).first()).toBeVisible()
    await expect(page.getByText(/dowel/i).nth(2)).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect(picture).toBeVisible()
    expect(await picture.getAttribute('src')).toContain('/pictures/products/oak-dowel-rods')
    await expect(page.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible()
  })
})

test('a product goes into the cart from its page, and its price is the current one', async ({ page }) => {
  const { id, name } = await newProduct({ name: `${newWord()} mallet`, price: 12.5 })
  await page.goto(`/products/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: /cart/ }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 product' })).toBeVisible()
})

test('what is typed and pressed before the page runs counts once it does', async ({ page }) => {
  const { id } = await newProduct()
  const letCodeArrive = await hold(page, '**/assets/*.js')
  await page.goto(`/products/${id}`, { waitUntil: 'commit' })
  await page.getByLabel('Quantity').fill('25')
  await page.getByRole('button', { name: /^One more/ }).click()
  await page.getByRole('button', { name: /^One more/ }).click()
  await page.getByRole('main').getByRole('button', { name: /cart/ }).first().click()
  letCodeArrive()
  await expect(page.getByText('27 in your cart.')).toBeVisible()
  await expect(page.getByLabel('Quantity')).toHaveValue('27')
})
