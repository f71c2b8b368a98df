import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('an admin reads, answers, marks and deletes messages from the contact form', async ({ page }) => {
  const text = `Do you turn legs of ash? ${crypto.randomUUID()}`
  await call('sendMessage', { body: { email: 'ash@example.test', subject: 4711, message: text } })
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/messages?show=unread')

  const message = page.locator('[data-message]').filter({ hasText: text })
  await expect(message).toContainText('ash@example.test')
  await expect(message).toContainText('4711')
  await message.getByRole('button', { name: /Reply/ }).click()
  await expect(message.getByLabel('Reply to ash@example.test')).toBeVisible()
  await expectAccessible(page)
  await message.getByRole('button', { name: 'Cancel' }).click()

  await message.getByRole('button', { name: /Mark as read/ }).click()
  await expect(message).toHaveCount(0)
  await page.getByRole('link', { name: 'Unanswered' }).click()
  await expect(page).toHaveURL(/show=unanswered/)
  await message.getByRole('button', { name: /as answered/ }).click()
  await expect(message).toHaveCount(0)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(message.getByText('Answered', { exact: true })).toBeVisible()
  await message.getByRole('button', { name: /as unread/ }).click()
  await expect(message.getByText('New', { exact: true })).toBeVisible()

  await message.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', { name: 'Delete this message?' })
  await question.getByLabel('Reason').fill('Sent twice')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete message' }).click()
  await expect(question).toHaveCount(0)
  await expect(message).toHaveCount(0)
})
