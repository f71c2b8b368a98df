import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { browserVariable } from './browser/candidates.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { run } from './shop/child-processes.ts'
import { fromRoot, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'

const folder = fromRoot('.cache', 'screens')
const inDocs = fromRoot('docs', 'screens')

/** Takes a screenshot of every page into `.cache/screens`; with `--docs` of those in the docs alone, which it renews. */
await main(
  { name: 'screens', options: { docs: { type: 'boolean', default: false } } },
  async ({ values }) => {
    const browser = await requireBrowser()
    const wanted = values.docs ? readdirSync(inDocs) : []
    // `my-orders-1280.jpg` is taken by `my-orders at 1280 px`.
    const titles = wanted.map((name) => name.replace(/^(.+)-(\d+)\.jpg$/, ' $1 at $2 px'))
    rmSync(folder, { recursive: true, force: true })
    const shop = await openShop()
    const code = await run(
      fromRoot('node_modules', '.bin', 'playwright'),
      ['test', '--config', 'e2e/screens/playwright.config.ts', '--reporter=list', '--grep', titles.join('|')],
      { [browserVariable]: browser, SHOP_URL: siteUrl, SCREENS_FOLDER: folder },
    )
    await shop.close()
    if (code === 0) for (const name of wanted) copyFileSync(`${folder}/${name}`, `${inDocs}/${name}`)
    return code
  },
)
