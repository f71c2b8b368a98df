import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'

test('the blog has five questions, each of which opens its answer in place', async ({ page }) => {
  await page.goto('/blog')
  const questions = page.locator('details')
  await expect(questions).toHaveCount(5)
  for (const question of await questions.all()) {
    const answer = question.locator('p').first()
    await expect(answer).toBeHidden()
    await question.locator('summary').click()
    await expect(answer).toBeVisible()
  }
})

test("the portfolio shows the workshop's contact, education and projects", async ({ page }) => {
  await page.goto('/myPortfolio')
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('@')
  await expect(page.getByRole('region', { name: 'Education' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Projects' }).getByRole('link')).toHaveCount(3)
})

test('an unknown address has its own page with a link home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(
    page.getByRole('img', { name: 'A chisel rack with one place empty, and a few shavings in front of it' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
