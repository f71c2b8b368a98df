import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, enterAs } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('no payment needs attention, and the page says so calmly', async ({ page }) => {
  const { token } = await enterAs(accounts.admin)
  for (const { _id } of await call('listPaymentAlerts', { token })) {
    await call('resolvePaymentAlert', { token, id: _id, body: { resolved: true } })
  }
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/attention')
  await expect(page.getByText('Nothing needs your attention')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
