import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newPaidOrder, newPerson, newProduct, webhooksDelivered } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('payment alerts say what happened and leave the list once they are resolved', async ({ page }) => {
  const { token } = await enterAs(accounts.admin)
  const product = await newProduct()
  const buyer = await newPerson('Dita Disputes')
  const disputed = await newPaidOrder(buyer, product, 4, 'pm_card_createDispute')
  const refunded = await newPaidOrder(buyer, product, 2, 'pm_card_refundFail')
  await call('refundOrder', {
    token,
    id: refunded,
    body: { amount: 25, reason: 'Wrong length', restock: false, key: crypto.randomUUID() },
  })
  await webhooksDelivered()
  const { number } = await call('getOrder', { token, id: refunded })

  await signIn(page, accounts.admin)
  await page.goto('/dashboard/overview')
  await page
    .getByRole('link', { name: /Needs attention/, exact: false })
    .last()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/attention$/)
  const items = page.locator('[data-payment-alert]')
  const about = (orderId: string) => items.filter({ has: page.locator(`a[href$="?q=${orderId}"]`) })
  const dispute = about(disputed)
  const failure = about(refunded)
  await expect(dispute).toHaveCount(1)
  await expect(failure).toHaveCount(1)
  await expect(dispute.getByRole('heading', { name: 'Disputed payment' })).toBeVisible()
  await expect(dispute).toContainText('The buyer disputes this payment with the bank')
  await expect(dispute.getByText(/bank/)).toHaveCount(1)
  await expect(dispute).toContainText('$ 50/=')
  await expect(failure.getByRole('heading', { name: 'Refund failed' })).toBeVisible()
  await expect(failure).toContainText('A refund did not reach the buyer.')
  await expect(failure.getByText(/not reach/)).toHaveCount(1)
  await expect(failure.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    `/dashboard/manageOrder?q=${refunded}`,
  )
  await expectAccessibleInBothThemes(page)

  await dispute.getByRole('button', { name: 'Resolve Disputed payment' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Mark as resolved?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dispute).toHaveCount(1)
  await dispute.getByRole('button', { name: 'Resolve Disputed payment' }).click()
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(dispute).toHaveCount(0)
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await failure.getByRole('link', { name: number }).click()
  await expect(page.locator('[data-order]')).toHaveCount(1)
  await expect(page.locator(`[data-order="${refunded}"]`)).toContainText('failed')
})
