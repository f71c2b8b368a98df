/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { median } from '../benchmarks/rounds.ts'
import { table } from '../benchmarks/section.ts'
import { type Bench, withPage } from './pages.ts'

interface Input {
  what: string
  path: string
  /** Makes the page ready for it, where loading it is not enough. */
  ready?: ((page: Page) => Promise<unknown>) | undefined
  act: (page: Page) => Promise<unknown>
}

const on =
  (path: string, ready?: Input['ready']) =>
  (what: string, act: Input['act']): Input => ({ what, path, ready, act })

const product = '/products/oak-dowel-rods'
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
const hasRows = (page: Page) => page.getByRole('row').nth(1).waitFor()
const onProduct = on(product)
const inCart = on(product, async (page) => {
  await press(page, 'Add to cart')
  await page.goto(new URL('/cart', page.url()).href, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'One more' }).first().waitFor()
})
const onProducts = on('/dashboard/manageProducts', hasRows)
const onOrders = on('/dashboard/manageOrder', hasRows)

const shopperInputs: Input[] = [
  onProduct('product: one more, and one less', async (page) => {
    await press(page, 'One more')
    await press(page, 'One less')
  }),
  onProduct('product: type a quantity', (page) =>
    page.getByRole('spinbutton').first().pressSequentially('123'),
  ),
  onProduct('product: add to the cart', (page) => press(page, 'Add to cart')),
  inCart('cart: one more', (page) => press(page, 'One more')),
]

const adminInputs: Input[] = [
  // The browser's own list of a select cannot be clicked from here; the first letter of a choice takes it.
  onProducts('all products: sort', async (page) => {
    await page.getByLabel('Sort by').focus()
    await page.keyboard.press('p')
    await page.waitForURL(/sort=/)
  }),
  onProducts('all products: only low stock', (page) => page.getByRole('link', { name: 'Low stock' }).click()),
  onProducts('all products: search', (page) => page.getByRole('searchbox').first().pressSequentially('oak')),
  onOrders('all orders: one state', (page) => page.getByRole('link', { name: 'Paid', exact: true }).click()),
  onOrders('all orders: open one', (page) => page.getByRole('row').nth(1).getByRole('link').first().click()),
]

/** Runs in every document: keeps the longest time from an input to the frame that shows its effect, in ms. */
function watchInputs(): void {
  Reflect.set(window, 'benchLongest', 0)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      const longest: number = Reflect.get(window, 'benchLongest')
      if (entry.interactionId) Reflect.set(window, 'benchLongest', Math.max(longest, entry.duration))
    }
  })
  // The shortest that browsers report.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const slowdown = 4
const goal = 100

/** Does it once and returns the longest time from an input to its effect, in ms; 0 where that was below 16. */
async function timeInput(page: Page, shop: string, { path, ready, act }: Input): Promise<number> {
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  await ready?.(page)
  // Only now: the page that is open may be another process than the one before it.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => Reflect.set(window, 'benchLongest', 0))
  await act(page)
  // Event Timing reports after the frame, which a slow processor takes a while to make.
  await page.waitForTimeout(700)
  const longest = await page.evaluate(() => Reflect.get(window, 'benchLongest') as number)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  await page.unrouteAll()
  return longest
}

export async function inputsSection({ start, shop, rounds, profiles }: Bench): Promise<string> {
  const rows: string[][] = []
  const measure = (inputs: Input[], profile?: string) =>
    withPage({ ...start, profile }, async (page) => {
      // tsx calls this helper in every function that it has compiled, also in those that run in the page.
      await page.addInitScript('globalThis.__name = (named) => named')
      await page.addInitScript(watchInputs)
      for (const input of inputs) {
        console.log(`Using ${input.what} ...`)
        const times: number[] = []
        for (let round = 1; round <= rounds; round++) times.push(await timeInput(page, shop, input))
        const ms = Math.round(median(times))
        rows.push([input.what, ms > goal ? `**${ms}**` : ms < 16 ? '< 16' : `${ms}`])
      }
    })
  await measure(shopperInputs)
  await measure(adminInputs, await profiles('admin'))
  return `### Interaction to next paint

From an input to the frame that shows its effect, with a processor ${slowdown} times slower (Event Timing, the longest of each action, medians of ${rounds}). The goal is ${goal} ms.

${table(['Action', 'ms'], rows)}`
}
