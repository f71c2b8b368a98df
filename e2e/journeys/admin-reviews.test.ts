import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, newPerson } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('an admin hides a review with a reason, sees it among the hidden ones, and shows it again', async ({
  page,
}) => {
  const author = await newPerson('Hilda Hidden')
  const text = `The driver lives in Elm Street ${crypto.randomUUID()}`
  await call('addReview', { token: author.token, body: { email: author.email, rating: 1, review: text } })
  await signIn(page, accounts.admin)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Manage Reviews' }).first().click()
  const review = page.locator('[data-review]').filter({ hasText: text })

  await review.getByRole('button', { name: /Hide review/ }).click()
  const question = page.getByRole('dialog', { name: 'Hide this review?' })
  await expect(question).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Hide review' }).click()
  await expect(question.getByText('Reason is required')).toBeVisible()
  await question.getByLabel('Reason').fill('Names a private person')
  await question.getByRole('button', { name: 'Hide review' }).click()
  await expect(question).toHaveCount(0)
  await expect(review).toHaveCount(0)
  expect((await call('listReviews')).some(({ review: shown }) => shown === text)).toBe(false)

  await page.getByRole('link', { name: 'Hidden', exact: true }).click()
  await expect(review).toContainText(`Hidden by ${accounts.admin.email}`)
  await expect(review).toContainText('Names a private person')
  await expectAccessible(page)
  await review.getByRole('button', { name: /Show review/ }).click()
  const again = page.getByRole('dialog', { name: 'Show this review again?' })
  await again.getByLabel('Reason').fill('The street is invented')
  await again.getByRole('button', { name: 'Show review' }).click()
  await expect(review).toHaveCount(0)
  await page.getByRole('link', { name: 'Public', exact: true }).click()
  await expect(review).toBeVisible()
})
