import { chromium, type Page } from '@playwright/test'
import { withChromium } from '../benchmarks/tools/chromium.ts'
import { signIn } from './signed-in.ts'

interface Desk {
  /** Who is signed in, if somebody is. */
  as?: 'shopper' | 'admin'
  /** Runs in every document before its own scripts. */
  watch: () => void
}

/** Uses the shop in a Chromium without Playwright's switches, which turn off what makes moving about fast. */
export function atDesk<Value>(
  chromePath: string,
  shop: string,
  { as, watch }: Desk,
  use: (page: Page) => Promise<Value>,
): Promise<Value> {
  return withChromium(chromePath, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const [context = await browser.newContext()] = browser.contexts()
    // tsx calls this helper in every function that it has compiled, also in those that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(watch)
    const page = await context.newPage()
    if (as) await signIn(page, shop, as)
    try {
      return await use(page)
    } finally {
      await browser.close()
    }
  })
}
