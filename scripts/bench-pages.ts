import { parseArgs } from 'node:util'
import { startEdge } from './bench-pages/edge.ts'
import { measuredPages } from './bench-pages/measured-pages.ts'
import { folderOrigin, shopOrigin } from './bench-pages/origins.ts'
import { type Part, partNames, parts } from './bench-pages/parts.ts'
import { writeSection } from './benchmarks/section.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { buildFloor } from './shop/build.ts'
import { Failure } from './shop/failure.ts'
import { fromRoot, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'

const { only, rounds, part } = parseArgs({
  options: {
    /** A page that is measured alone, beside the floor; may be repeated. */
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
    /** A part of the benchmark that is run alone; may be repeated. */
    part: { type: 'string', multiple: true, default: [] },
  },
}).values

const isPart = (name: string): name is Part => partNames.some((known) => known === name)

/** Measures the pages, and writes the result into docs/benchmarks.md unless only some of it was asked for. */
await main(async () => {
  const unknown = part.find((name) => !isPart(name))
  if (unknown) throw new Failure(`No part is called '${unknown}'; the parts are ${partNames.join(', ')}.`)
  const browser = await requireBrowser()
  await buildFloor()
  const shop = await openShop()
  const edges = await Promise.all([
    startEdge(folderOrigin(fromRoot('scripts', 'bench-pages', 'floor', 'dist'))),
    startEdge(shopOrigin(siteUrl)),
  ])
  const [floor, site] = edges
  const [product] = await (await fetch(`${siteUrl}/api/product?limit=1`)).json()
  const pages = measuredPages({ floor: floor.url, shop: site.url, productId: product._id }, only)

  const sections: string[] = []
  for (const name of partNames) {
    if (part.length > 0 && !part.includes(name)) continue
    const section = await parts[name]({ browser, pages, shop: site.url, rounds: Number(rounds) })
    console.log(`\n${section}\n`)
    sections.push(section)
  }
  for (const edge of edges) edge.close()
  await shop.close()
  if (only.length + part.length === 0) writeSection(['## The pages', ...sections].join('\n\n'), 'bench:pages')
  return 0
})
