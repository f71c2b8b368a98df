import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { newWord } from '../support/new-word.ts'
import { newProduct } from '../support/shop-api.ts'

test('the catalogue keeps its search and sorting in the URL, and the back button undoes them', async ({
  page,
}) => {
  const word = newWord()
  await newProduct({ name: `${word} birch`, price: 30 })
  await newProduct({ name: `${word} cedar`, price: 10 })
  await newProduct({ name: `${word} aspen`, price: 20 })
  const names = page.getByRole('article').getByRole('heading')

  await page.goto('/')
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Products' }).click()
  await expect(names).toHaveCount(12)
  await page.getByLabel('Search').fill(word.toLowerCase())
  await expect(names).toHaveText([`${word} aspen`, `${word} cedar`, `${word} birch`])
  await expect(page).toHaveURL(new RegExp(`q=${word}`, 'i'))

  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(names).toHaveText([`${word} cedar`, `${word} aspen`, `${word} birch`])
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await expect(names).toHaveText([`${word} birch`, `${word} aspen`, `${word} cedar`])
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(names).toHaveText([`${word} aspen`, `${word} birch`, `${word} cedar`])
  await expect(page).toHaveURL(/sort=name/)

  // The URL holds the whole state: a reload shows the same.
  await page.reload()
  await expect(names).toHaveText([`${word} aspen`, `${word} birch`, `${word} cedar`])
  await expect(page.getByLabel('Search')).toHaveValue(word.toLowerCase())
  await expect(page.getByLabel('Sort by')).toHaveValue('name')

  await page.getByRole('link', { name: new RegExp(`Buy Now.*${word} birch`) }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/sort=name/)
  await expect(names).toHaveText([`${word} aspen`, `${word} birch`, `${word} cedar`])
})

test('products out of stock can be hidden, and an empty result links to all products', async ({ page }) => {
  await page.goto('/products?q=baluster')
  // There are fewer balusters than the minimum order.
  await expect(page.getByRole('article').filter({ hasText: 'Stair Baluster' })).toBeVisible()
  await page.getByLabel('In stock only').check()
  await expect(page).toHaveURL(/stock=1/)
  await expect(page.getByRole('article').filter({ hasText: 'Stair Baluster' })).toHaveCount(0)

  await page.getByLabel('Search').fill('nosuchthing')
  await expect(page).toHaveURL(/q=nosuchthing/)
  await expect(page.getByText('No products found')).toBeVisible()
  const near = page.getByRole('region', { name: 'Perhaps one of these' })
  await expect(near.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByLabel('Search')).toHaveValue('')
})

test('the catalogue has pages, forward and back', async ({ page }) => {
  const word = newWord()
  await Promise.all([...'abcdefghijklm'].map((letter) => newProduct({ name: `${word} ${letter}` })))
  // Asked for by the page's code: followed before that, a link loads a document, which knows of no page before it.
  const running = page.waitForResponse('**/api/settings')
  await page.goto(`/products?sort=name&q=${word}`)
  const names = page.getByRole('article').getByRole('heading')
  await expect(names).toHaveCount(12)
  await running
  const pages = page.getByRole('navigation', { name: 'Pages: Products' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(pages.getByText('Page 2')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await expect(names).toHaveText([`${word} m`])
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(pages.getByText('Page 1')).toBeVisible()
  await expect(names.first()).toHaveText(`${word} a`)
})

test('a visitor narrows the catalogue by chips and by price, and opens a product', async ({ page }) => {
  await page.goto('/products?view=list')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: /^Legs and feet/ }).click()
  await expect(page).toHaveURL(/category=Legs/)
  await page.getByRole('navigation', { name: 'Materials' }).getByRole('link', { name: /^Oak/ }).click()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'LEG-OAK-720' })).toBeVisible()
  await page.getByLabel('Price up to, without tax').fill('20')
  await page.getByLabel('Price up to, without tax').press('Enter')
  await expect(page.getByText('No products found')).toBeVisible()
  await page.goBack()
  await expectAccessibleInBothThemes(page)

  await page.goto('/products?q=12mm+dowels')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Oak Dowel Rods/ })
    .click()
  await expect(page).toHaveURL(/\/products\/oak-dowel-rods$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oak Dowel Rods')
})

for (const width of [390, 768]) {
  test(`the list fits a screen of ${width} pixels, with price, stock and a quantity to add`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/products?view=list&q=turned+table+leg')
    const row = page.getByRole('row').filter({ hasText: 'LEG-OAK-720' })
    const add = row.getByRole('button', { name: /^Add/ })
    await add.scrollIntoViewIfNeeded()
    const shown = [
      row.getByRole('rowheader'),
      ...['Price', 'Stock'].map((label) => row.locator(`[data-label="${label}"]`)),
      row.getByRole('spinbutton'),
      add,
    ]
    for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 })
    await add.click()
    await expect(row.getByRole('status')).toContainText('in cart')
    await expectAccessible(page)
  })
}
