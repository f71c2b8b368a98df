import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { writeSection } from './bench-api/page.ts'
import { startEdge } from './bench-pages/edge.ts'
import { measureLoad } from './bench-pages/load.ts'
import { loadTable, type MeasuredLoads } from './bench-pages/load-table.ts'
import { measuredPages } from './bench-pages/measured-pages.ts'
import { median } from './bench-pages/medians.ts'
import { folderOrigin, shopOrigin } from './bench-pages/origins.ts'
import { signedInProfile } from './bench-pages/signed-in.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { buildFloor } from './shop/build.ts'
import { fromRoot, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'

const { only, rounds: wantedRounds } = parseArgs({
  options: {
    /** Measures this page alone, beside the floor; may be repeated. */
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
  },
}).values
const rounds = Number(wantedRounds)

/**
 * Measures every public page and the dashboard beside a bare page, by turns, on a throttled phone, and writes the result
 * into docs/benchmarks.md unless only a part was asked for.
 */
await main(async () => {
  const browser = await requireBrowser()
  buildFloor()
  const shop = await openShop()
  const edges = await Promise.all([
    startEdge(folderOrigin(fromRoot('scripts', 'bench-pages', 'floor', 'dist'))),
    startEdge(shopOrigin(siteUrl)),
  ])
  const [floor, site] = edges
  const [product] = await (await fetch(`${siteUrl}/api/product?limit=1`)).json()
  const pages = measuredPages({ floor: floor.url, shop: site.url, productId: product._id }, only)
  const needsAccount = pages.some(({ kind }) => kind === 'dashboard')
  const profile = needsAccount ? await signedInProfile(browser, site.url) : undefined

  const measured: MeasuredLoads[] = pages.map((page) => ({ page, loads: [] }))
  const [load = 0] = loadavg()
  for (let round = 1; round <= rounds; round++) {
    for (const { page, loads } of measured) {
      console.log(`Round ${round} of ${rounds}: ${page.name} ...`)
      loads.push(await measureLoad(browser, page.url, page.kind === 'dashboard' ? profile : undefined))
    }
  }
  for (const edge of edges) edge.close()
  await shop.close()

  const machine = median(measured.flatMap(({ loads }) => loads.map((one) => one.machine)))
  const section = [
    '## The pages',
    `Measured by \`npm run bench:pages\`: Lighthouse loads each page on a phone with a real, slow line (150 ms round trips and 1.6 Mbit/s as its \`devtools\` throttling sets them, a CPU four times slower), over HTTP/2 with gzip, from the offline shop with production's code and headers. The pages take turns in each of ${rounds} rounds; the numbers are medians, and in parentheses how many times the floor's they are. The floor is the least that a page of this kind can be: six cards with pictures of this shop, rendered beforehand and hydrated by React with a router. Bold is beyond its goal. Its blocked time counts as 50 ms at least, because below that it is chance. Bytes are as transferred.`,
    `How quiet the machine was: ${cpus().length} cores, a load average of ${load.toFixed(1)} when the rounds began, Lighthouse's benchmark index ${Math.round(machine)}.`,
    loadTable(measured),
  ].join('\n\n')
  console.log(`\n${section}`)
  if (only.length === 0) writeSection(section, 'bench:pages')
  return 0
})
