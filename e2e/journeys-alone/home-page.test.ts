import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { newProduct } from '../support/shop-api.ts'

test('the home page shows its sections, its numbers and six products and reviews', async ({ page }) => {
  const product = await newProduct()
  await page.goto('/')
  await expect(page.getByText('Welcome to Wood-Master')).toBeVisible()

  // Reviews are fetched when somebody reads on.
  await page.evaluate(() => window.scrollBy(0, 100))
  const figures = page.getByRole('region', { name: 'How we running our business' })
  const numbers = [
    ['400+', 'Prorgressive Report'],
    ['50+', 'Products'],
    ['900+', 'Customer Review'],
    ['2700+', 'SuccessFull Delivery'],
  ] as const
  for (const [count, name] of numbers) {
    await expect(figures.locator('dl > div').filter({ hasText: name })).toContainText(count)
  }
  const journey = page.getByRole('region', { name: 'Our Journey' })
  await expect(journey).toContainText('all types of carpentry parts, with over 20 years of experience')
  await expect(page.getByText('Copyright © 2022 Wood-Master')).toBeVisible()

  const tools = page.getByRole('region', { name: 'Choose your Tools' })
  await expect(tools.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Customer Reviews' }).getByRole('article')).toHaveCount(6)
  const newest = tools.getByRole('article').first()
  // The card shows only twenty characters of 'A peg that a test made'.
  for (const fact of [product.name, '$ 12.50/=', 'Minimum order5', 'Available quantity100']) {
    await expect(newest).toContainText(fact)
  }
  await expect(newest).toContainText(product.description.slice(0, 19))
  await expect(newest).not.toContainText(product.description)
  const buyNow = newest.getByRole('link', { name: /Buy Now/ })
  await expect(buyNow).toHaveAttribute('href', `/purchase/${product.id}`)
})
