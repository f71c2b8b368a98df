import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { startEdge } from './bench-pages/edge.ts'
import { inputsSection } from './bench-pages/inputs.ts'
import { keysSection } from './bench-pages/keys.ts'
import { loadsSection, scoresSection } from './bench-pages/loads.ts'
import { movesSection } from './bench-pages/moves.ts'
import { type Bench, measuredPages, signedInProfile } from './bench-pages/pages.ts'
import { howQuiet, writeSection } from './benchmarks/section.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { run } from './shop/child-processes.ts'
import { Failure } from './shop/failure.ts'
import { fromRoot, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'

const parts = {
  loads: loadsSection,
  scores: scoresSection,
  moves: movesSection,
  inputs: inputsSection,
  keys: keysSection,
}

const options = {
  /** A page that is measured alone, beside the floor; may be repeated. */
  only: { type: 'string', multiple: true, default: [] as string[] },
  rounds: { type: 'string', default: '3' },
  /** A part of the benchmark that is run alone; may be repeated. */
  part: { type: 'string', multiple: true, default: [] as string[] },
  /** Other than the goals' 4, to see how much room they leave. */
  slowdown: { type: 'string', default: '4' },
} as const

/** Measures the pages, and writes the result into docs/benchmarks.md unless only some of it was asked for. */
await main({ name: 'bench:pages', options }, async ({ values: { only, rounds, part, slowdown } }) => {
  const unknown = part.find((name) => !Object.hasOwn(parts, name))
  if (unknown)
    throw new Failure(`No part is called '${unknown}'; the parts are ${Object.keys(parts).join(', ')}.`)
  const start = { chromePath: await requireBrowser() }
  if ((await run('npm', ['run', 'build', '-w', '@wood-master/floor'])) !== 0)
    throw new Failure('The floor page could not be built.')
  const shop = await openShop()
  const files = express()
    .use(express.static(fromRoot('scripts', 'bench-pages', 'floor', 'dist')))
    .listen(0)
  const { port } = files.address() as AddressInfo
  const [floor, site] = [await startEdge(`http://127.0.0.1:${port}`), await startEdge(siteUrl)]
  const [product] = await (await fetch(`${siteUrl}/api/product?limit=1`)).json()

  const profiles: Partial<Record<string, Promise<string>>> = {}
  const bench: Bench = {
    start,
    pages: measuredPages(floor.url, site.url, product._id, only),
    shop: site.url,
    rounds: Number(rounds),
    slowdown: Number(slowdown),
    profiles: (who) => (profiles[who] ??= signedInProfile(start.chromePath, site.url, who)),
  }
  const sections = ['## The pages', howQuiet()]
  for (const [name, section] of Object.entries(parts)) {
    if (part.length > 0 && !part.includes(name)) continue
    sections.push(await section(bench))
    console.log(`\n${sections.at(-1)}\n`)
  }
  for (const profile of Object.values(profiles))
    rmSync((await profile) ?? '', { recursive: true, force: true })
  for (const server of [floor, site, files]) server.close()
  await shop.close()
  if (only.length + part.length === 0 && slowdown === '4') writeSection(sections.join('\n\n'), 'bench:pages')
})
