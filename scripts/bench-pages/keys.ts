import type { Page } from '@playwright/test'
import { median } from '../benchmarks/rounds.ts'
import { table } from '../benchmarks/section.ts'
import { siteUrl } from '../shop/layout.ts'
import { type Bench, withPage } from './pages.ts'

const waiting = 500
const goal = 16
const fields = { 'the scan field': 'Scan', 'the tracking numbers': /^Tracking numbers/ }

/** The packing bench with many copies of an order that waits, none of which the shop knows. */
async function manyOrders(page: Page, shop: string): Promise<void> {
  await page.route(/\/api\/order\//, (route) => route.fulfill({ json: { modifiedCount: 1 } }))
  await page.route(/\/api\/order\?/, async (route) => {
    if (new URL(route.request().url()).searchParams.get('state') !== 'paid')
      return route.fulfill({ json: [] })
    // Past the edge, whose certificate only this browser trusts.
    const [order] = await (await route.fetch({ url: route.request().url().replace(shop, siteUrl) })).json()
    const copies = Array.from({ length: waiting }, (_, index) => ({
      ...order,
      _id: `waiting-${index}`,
      number: `AAA-${1000 + index}`,
    }))
    await route.fulfill({ json: copies })
  })
  await page.goto(`${shop}/dashboard/packing`)
  await page.getByRole('button', { name: 'Show more (449 wait)' }).waitFor({ state: 'attached' })
}

/** What a key costs at the packing bench: everything that the page's main thread does until it has been drawn. */
export async function keysSection({ start, shop, rounds, profiles }: Bench): Promise<string> {
  const rows = await withPage({ ...start, profile: await profiles('admin') }, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busyMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    await manyOrders(page, shop)
    const measured: string[][] = []
    for (const [what, name] of Object.entries(fields)) {
      const field = page.getByRole('textbox', { name })
      const costs: number[] = []
      // The first round makes the page ready: its code is compiled there.
      for (let round = 0; round <= rounds; round++) {
        await field.fill('')
        for (const key of '00370712345678901234') {
          const before = await busyMs()
          await page.keyboard.press(key)
          await page.waitForTimeout(50)
          if (round > 0) costs.push((await busyMs()) - before)
        }
      }
      const longest = Math.max(...costs).toFixed(1)
      const isLong = Number(longest) > goal
      measured.push([what, median(costs).toFixed(1), isLong ? `**${longest}**` : longest])
    }
    return measured
  })
  return `### A key at the packing bench

The main thread's processor time for a key (scripts, layout and paint), in ms beside ${waiting} waiting orders, without throttling; ${rounds * 20} keys a field. The goal is ${goal} ms for the longest.

${table(['A key in', 'median', 'longest'], rows)}`
}
