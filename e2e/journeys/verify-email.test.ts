import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { newPerson, verificationLink } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('somebody verifies their email from their profile, and can be made an admin then', async ({
  page,
  browser,
}) => {
  const person = await newPerson('Vera Verified', { verified: false })
  await signIn(page, accounts.admin)
  await page.goto(`/dashboard/manageUser?q=${person.email}`)
  const row = page.locator(`[data-user="${person.email}"]`)
  await row.getByRole('button', { name: /Make admin/ }).click()
  await page.getByRole('button', { name: 'Yes, make admin' }).click()
  const problem = page.getByRole('dialog', { name: 'Email not verified' })
  await expect(problem).toContainText('This email has not been verified yet')
  await expect(problem.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    /^mailto:person-/,
  )
  await expectAccessibleInBothThemes(page)
  await problem.getByRole('button', { name: 'Close' }).click()

  const own = await browser.newPage()
  await signIn(own, person)
  await own.goto('/dashboard/myProfile')
  const send = own.getByRole('button', { name: 'Send verification email' })
  await expect(send).toBeVisible()
  await expectAccessible(own)
  await send.click()
  await expect(own.getByText(`Verification email sent to ${person.email}`)).toBeVisible()
  await fetch(await verificationLink(person.email))
  await own.reload()
  await expect(own.getByText('You have no saved cards')).toBeVisible()
  await expect(send).toHaveCount(0)
  await own.close()

  await row.getByRole('button', { name: /Make admin/ }).click()
  await page.getByRole('button', { name: 'Yes, make admin' }).click()
  await expect(page.getByText('Successfully made an admin')).toBeVisible()
})
