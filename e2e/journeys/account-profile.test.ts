import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { newPerson } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const picture = fileURLToPath(
  new URL('../../web/public/pictures/products/beech-jack-plane-640.jpg', import.meta.url),
)

test('a profile shows what is known, and is updated with an image', async ({ page }) => {
  const person = await newPerson('Prue Profile')
  await signIn(page, person)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  const profile = page.getByRole('region', { name: 'Profile of Prue Profile' })
  for (const fact of [person.email, 'User', 'Not Available']) await expect(profile).toContainText(fact)

  await page.getByRole('link', { name: 'Update Profile' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Prue Profile')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Role')).toHaveValue('User')
  const update = page.getByRole('button', { name: 'Update Profile' })
  await page.getByLabel('Name').fill('')
  await update.click()
  const sentences = [
    'Name is required',
    'Education is required',
    'Location is required',
    'Phone number is required',
    'Linkedin is required',
    'Image is required',
  ]
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()

  await page.getByLabel('Name').fill('Prudence Profile')
  await page.getByLabel('Education').fill('Guild of Joiners')
  await page.getByLabel('Location').fill('Riverton')
  await page.getByLabel('Phone number').fill('+1 555 0100')
  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/prudence')
  await page.getByLabel('Image').setInputFiles(picture)
  await expect(page.getByAltText('Image preview')).toBeVisible()
  await update.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Profile Update')
  await expect(dialog).toContainText('Successful')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()

  await expect(page).toHaveURL(/\/dashboard\/myProfile$/)
  const updated = page.getByRole('region', { name: 'Profile of Prudence Profile' })
  for (const fact of ['Guild of Joiners', 'Riverton', '+1 555 0100'])
    await expect(updated).toContainText(fact)
  await expect(updated.getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/in/prudence')
  const portrait = updated.getByAltText('Portrait of Prudence Profile')
  await expect(portrait).toHaveJSProperty('complete', true)
  await expect(portrait).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByRole('banner').getByText('Prudence Profile').first()).toBeVisible()
})
