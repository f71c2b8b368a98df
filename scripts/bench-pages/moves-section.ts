/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { table } from '../benchmarks/section.ts'
import { withChromium } from '../benchmarks/tools/chromium.ts'
import { moveAhead } from '../benchmarks/tools/move-ahead.ts'
import { atDesk } from './desk.ts'
import { median } from './medians.ts'
import { clickTo, goBack, type Move, type Return } from './move.ts'
import type { Bench } from './parts.ts'
import { watchMoves } from './watch-moves.ts'

type Moves = Record<string, Move | Return>

const goal = 100

const betweenDocuments = (browser: string, shop: string): Promise<Moves> =>
  withChromium(browser, async (port) => ({
    'home to `/products`': await moveAhead(port, shop, 'nav a[href="/products"]'),
    '`/products` to a product': await moveAhead(port, `${shop}/products`, 'article a[href^="/products/"]'),
  }))

async function backToTheProducts(page: Page, shop: string): Promise<Moves> {
  await page.goto(`${shop}/products`, { waitUntil: 'networkidle' })
  const card = page.getByRole('article').nth(6).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const leftAt = await page.evaluate(() => scrollY)
  await clickTo(page, card, /\/products\/.+/)
  await page.waitForLoadState('networkidle')
  return { 'back to `/products`': await goBack(page, /\/products$/, leftAt) }
}

async function throughTheDashboard(page: Page, shop: string): Promise<Moves> {
  await page.goto(`${shop}/dashboard/overview`, { waitUntil: 'networkidle' })
  const menu = (name: RegExp) => page.getByRole('complementary').getByRole('link', { name }).first()
  const toOrders = await clickTo(page, menu(/^Manage All Orders/), /manageOrder$/)
  await page.waitForLoadState('networkidle')
  const order = page.getByRole('row').nth(1).getByRole('link').first()
  const toOrder = await clickTo(page, order, /manageOrder\/.+/)
  await page.waitForLoadState('networkidle')
  return {
    'dashboard: overview to all orders': toOrders,
    'dashboard: all orders to one': toOrder,
    'dashboard: one order to all products': await clickTo(page, menu(/^Manage Products/), /manageProducts$/),
  }
}

function row(what: string, moves: (Move | Return)[]): string[] {
  const ms = Math.round(median(moves.map((move) => move.ms)))
  const [first] = moves
  const scroll =
    first && 'scrolledBy' in first
      ? `, scroll ${first.scrolledBy < 2 ? 'kept' : `off by ${first.scrolledBy} px`}`
      : ''
  return [what, ms > goal ? `**${ms}**` : `${ms}`, `${first?.by ?? ''}${scroll}`]
}

export async function movesSection({ browser, shop, rounds }: Bench): Promise<string> {
  const all = new Map<string, (Move | Return)[]>()
  const note = (moves: Moves) => {
    for (const [what, move] of Object.entries(moves)) all.set(what, [...(all.get(what) ?? []), move])
  }
  for (let round = 1; round <= rounds; round++) {
    console.log(`Moving about, round ${round} of ${rounds} ...`)
    note(await betweenDocuments(browser, shop))
    note(await atDesk(browser, shop, { watch: watchMoves }, (page) => backToTheProducts(page, shop)))
    note(
      await atDesk(browser, shop, { watch: watchMoves, as: 'admin' }, (page) =>
        throughTheDashboard(page, shop),
      ),
    )
  }
  return [
    '### Moving about',
    `From a click to the next page's first content on a desk, without throttling, after pointing at the link for 0.6 s; medians of ${rounds}. The goal is ${goal} ms.`,
    table(
      ['Move', 'ms', 'how'],
      [...all].map(([what, moves]) => row(what, moves)),
    ),
  ].join('\n\n')
}
