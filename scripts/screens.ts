import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { browserVariable } from './browser/candidates.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { run } from './shop/child-processes.ts'
import { fromRoot, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'

const folder = fromRoot('.cache', 'screens')
const inDocs = fromRoot('docs', 'screens')

/** Takes a screenshot of every page into `.cache/screens`; `--docs` renews those in the docs. */
await main(async () => {
  const browser = await requireBrowser()
  rmSync(folder, { recursive: true, force: true })
  const shop = await openShop()
  const code = await run(
    fromRoot('node_modules', '.bin', 'playwright'),
    ['test', '--config', 'e2e/screens/playwright.config.ts', '--reporter=list'],
    { [browserVariable]: browser, SHOP_URL: siteUrl, SCREENS_FOLDER: folder },
  )
  await shop.close()
  if (code === 0 && process.argv.includes('--docs')) {
    for (const name of readdirSync(inDocs)) copyFileSync(`${folder}/${name}`, `${inDocs}/${name}`)
  }
  return code
})
