import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { newPerson } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test("a shopper posts a review, and the home page shows it shortened with the shopper's name", async ({
  page,
  browser,
}) => {
  const shopper = await newPerson('Rosa Reviews')
  await signIn(page, shopper)
  await page.goto('/dashboard/addReview')
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email)
  const rating = page.getByLabel('Rating')
  const review = page.getByLabel('Review', { exact: true })
  const add = page.getByRole('button', { name: 'Add Review' })

  await add.click()
  await expect(page.getByText('Rating is required')).toBeVisible()
  await expect(page.getByText('Review is required')).toBeVisible()
  await rating.fill('6')
  await review.fill('x')
  await add.click()
  await expect(page.getByText('Choose a rating from 0 to 5')).toBeVisible()

  const shown = `${shopper.email.split('@')[0]} dowels fit. `.padEnd(100, 'o')
  await rating.fill('4.5')
  await review.fill(`${shown} and so on`)
  await add.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Review Added')
  await expect(dialog).toContainText('Successful')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(review).toHaveValue('')

  // In another browser: the shopper's own may show the earlier list for a moment.
  const visitor = await browser.newPage()
  await visitor.goto('/')
  // Reviews are fetched when somebody reads on.
  await visitor.evaluate(() => window.scrollBy(0, 100))
  const reviews = visitor.getByRole('region', { name: 'Customer Reviews' })
  const card = reviews.getByRole('article').filter({ hasText: 'Rosa Reviews' }).first()
  await expect(card).toContainText(`${shown}…`)
  await expect(card).toContainText('4.5 out of 5 stars')
  await expect(card).not.toContainText(shopper.email)
  await visitor.close()
})

test('somebody who stays and leaves again at once is asked again', async ({ page }) => {
  await signIn(page, await newPerson('Quinn Quick'))
  await page.goto('/dashboard/addReview')
  await page.getByLabel('Review', { exact: true }).fill('Half a sen')
  const away = page.getByRole('link', { name: 'My Orders' })
  await away.click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Leave this page?')

  // The link is pressed at the very moment the dialog disappears.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=dialog]')) return
      observer.disconnect()
      document.querySelector<HTMLElement>('a[href="/dashboard/myOrders"]')?.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard\/myOrders$/)
})
