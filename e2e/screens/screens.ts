/// <reference lib="dom" />
import { type Page, test } from '@playwright/test'
import { shopPages } from '../pages/manifest.ts'
import { openPage } from '../pages/open-page.ts'
import { accounts } from '../support/accounts.ts'
import { signIn } from '../support/sign-in.ts'

const widths = [390, 1280]
const desktop = { width: 1280, height: 900 }
const folder = process.env.SCREENS_FOLDER ?? '.cache/screens'

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

/** Loads what lies below the fold too, so that no image is still blank. */
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
  // What has arrived may still be shown as its placeholder.
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.complete && image.decode())),
  )
}

for (const width of widths) {
  for (const shown of shopPages) {
    const { name, viewer } = shown
    test(`${name} at ${width} px`, async ({ page }) => {
      // Signed in at desktop width, where nothing is folded into a menu.
      if (viewer !== 'visitor') await signIn(page, accounts[viewer])
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await openPage(page, shown)
      await scrollThrough(page)
      // A frame outside of the window is not painted, and a tall window has no outside.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      await page.screenshot({
        path: `${folder}/${name}-${width}.jpg`,
        fullPage: true,
        type: 'jpeg',
        quality: 60,
      })
    })
  }
}
