import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { exampleAddresses } from '@wood-master/contract/documents'
import { test } from '../support/journey.ts'

// The phone that the benchmark of pages measures with, and what it asks for before anybody scrolls.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

/** Opens a page until it works and has what it asks for by itself: on a slow machine the network rests before that, too. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('page-ready', () => {
      document.documentElement.dataset.ready = ''
    }),
  )
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await page.waitForLoadState('networkidle')
}

const paths = exampleAddresses('walnut-smoothing-plane')

for (const path of paths) {
  test(`a phone loads ${path} with at most 12 requests, 95 kB of script and 150 kB of pictures`, async ({
    page,
  }) => {
    const responses: Response[] = []
    page.on('response', (response) => {
      if (response.url().startsWith('http')) responses.push(response)
    })
    await openWhole(page, path)
    /** Bytes as a CDN packs them; pictures are packed already. */
    const bytesOf = async (type: string, pack: (body: Buffer) => Buffer) => {
      const some = responses.filter((response) => response.request().resourceType() === type)
      const bodies = await Promise.all(some.map((response) => response.body()))
      return bodies.reduce((sum, body) => sum + pack(body).length, 0)
    }
    const asked = responses.map((response) => response.url()).join('\n')
    expect(responses.length, asked).toBeLessThanOrEqual(12)
    const script = await bytesOf('script', (body) => gzipSync(body, { level: 9 }))
    expect(script).toBeGreaterThan(60_000)
    expect(script, asked).toBeLessThanOrEqual(95_000)
    expect(await bytesOf('image', (body) => body), asked).toBeLessThanOrEqual(150_000)
  })
}

test('what lies further down is fetched when somebody scrolls', async ({ page }) => {
  await openWhole(page, '/products?sort=name')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(12)
  const last = cards.last().locator('picture > img')
  await expect(last).toHaveAttribute('src', /^data:/)
  await page.evaluate(() => window.scrollBy(0, 400))
  await expect(last).toHaveAttribute('src', /\.jpg$/)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(/\.avif$/)
})

test('a home page that somebody begins to read gets its reviews', async ({ page }) => {
  await openWhole(page, '/')
  const reviews = page.getByRole('region', { name: 'Customer Reviews' })
  await expect(reviews.getByRole('article')).toHaveCount(0)
  await page.evaluate(() => window.scrollBy(0, 200))
  await expect(reviews.getByRole('article')).toHaveCount(6)
})

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is there all the same', async ({ page }) => {
    await page.goto('/products?sort=name')
    const last = page.getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    const pictures = last.locator('img')
    await expect(pictures).toHaveCount(2)
    await expect(pictures.first()).toBeHidden()
    await expect(pictures.last()).toBeVisible()
    await expect(pictures.last()).toHaveAttribute('src', /\.jpg$/)
  })
})
