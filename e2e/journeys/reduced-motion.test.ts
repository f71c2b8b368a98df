import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'

test('with reduced motion the theme changes at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // What comes into the page meanwhile may appear by an animation of its own.
  const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length
  expect(await page.evaluate(changing)).toBe(0)
})
