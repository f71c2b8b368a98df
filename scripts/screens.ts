import { mkdirSync, rmSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { accounts } from '../e2e/support/accounts.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { launchArguments } from './browser/launch-options.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { screens, type Viewer } from './screens/pages.ts'
import { fromRoot, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'

const widths = [390, 1280]
const folder = fromRoot('docs', 'screens')

/** Loads what is below the fold too, so that no image in the screenshot is blank. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
  // An image that has arrived may still show its placeholder.
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.complete && image.decode())),
  )
}

/** A page that has left its spinners and skeletons behind. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .skeleton, .loading') === null)
}

async function shoot(context: BrowserContext, viewer: Viewer, width: number): Promise<void> {
  const page = await context.newPage()
  if (viewer !== 'visitor') await signIn(page, accounts[viewer])
  for (const screen of screens.filter((candidate) => candidate.viewer === viewer)) {
    // Only after signing in at desktop width, where nothing is hidden in a menu.
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await page.goto(screen.path)
    await settled(page)
    await screen.prepare?.(page)
    await scrollThrough(page)
    // Frames outside the window are not painted, so the window is made as tall as the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    const path = fromRoot('docs', 'screens', `${screen.name}-${width}.jpg`)
    await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 72 })
    console.log(`${screen.name} at ${width} px`)
  }
}

/** Takes a screenshot of every page of the running shop, at phone and desktop width. */
await main(async () => {
  const executablePath = await requireBrowser()
  const shop = await openShop()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: launchArguments })
  for (const width of widths) {
    for (const viewer of ['visitor', 'shopper', 'admin'] as const) {
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
      await shoot(context, viewer, width)
      await context.close()
    }
  }
  await browser.close()
  await shop.close()
  return 0
})
