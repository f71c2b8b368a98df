import { devices, expect } from '@playwright/test'
import { test } from '../support/journey.ts'

const phone = devices['Pixel 7']
test.use({ viewport: phone.viewport, deviceScaleFactor: phone.deviceScaleFactor, hasTouch: true })

test('every image has modern formats, a reserved size and an alternative text', async ({ page }) => {
  // Sorted by name, so that the stored products come first, whatever other tests have added.
  await page.goto('/products?sort=name')
  await expect(page.getByRole('article')).toHaveCount(12)
  // What lies further down waits for somebody who reads on.
  await page.evaluate(() => window.scrollBy(0, 100))
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0)
  // The shop's own: products of other tests have whatever picture they need.
  const own = page.locator('picture').filter({ has: page.locator('img[src^="/pictures/"]') })
  const pictures = await own.evaluateAll((all) =>
    all.map((picture) => {
      const image = picture.querySelector('img')
      return {
        src: image?.getAttribute('src') ?? '',
        formats: [...picture.querySelectorAll('source')].map(({ type }) => type),
        sized: Boolean(image?.getAttribute('width') && image.getAttribute('height')),
        sizes: [...picture.querySelectorAll('source')].every(({ sizes, srcset }) => sizes && srcset),
        described: image?.hasAttribute('alt') ?? false,
      }
    }),
  )
  expect(pictures.length).toBeGreaterThan(6)
  for (const picture of pictures) {
    expect(picture, picture.src).toMatchObject({ sized: true, sizes: true, described: true })
    expect(picture.formats, picture.src).toEqual(expect.arrayContaining(['image/avif', 'image/webp']))
    expect(picture.src).toMatch(/\.jpg$/)
  }
})

test('the scenes of the home page start as a blur, and products stand on the ground of the page', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /workbench/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Choose your Tools' }).getByRole('article')).toHaveCount(6)
  await page.evaluate(() => window.scrollBy(0, 100))
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0)
  const behind = (folder: string) =>
    page
      .locator(`picture img[src^="/pictures/${folder}/"]`)
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundImage))
  const scenes = await behind('scenes')
  expect(scenes.length).toBeGreaterThan(2)
  for (const background of scenes) expect(background).toContain('data:image/webp;base64,')
  for (const background of await behind('products')) expect(background).toContain('radial-gradient')
})
