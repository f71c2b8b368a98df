/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Something that people do on a page, over and over. */
export interface Input {
  what: string
  /** Opens the page and waits until it can be used. */
  open: (page: Page, shop: string) => Promise<void>
  act: (page: Page) => Promise<void>
}

const product = '/products/oak-dowel-rods'
const ready = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' })
const openTable = (path: string) => async (page: Page, shop: string) => {
  await ready(page, shop + path)
  await page.getByRole('row').nth(1).waitFor()
}
const openCart = async (page: Page, shop: string) => {
  await ready(page, shop + product)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await ready(page, `${shop}/cart`)
  await page.getByRole('button', { name: 'One more' }).first().waitFor()
}

export const shopperInputs: Input[] = [
  {
    what: 'product: one more, and one less',
    open: (page, shop) => ready(page, shop + product).then(() => undefined),
    act: async (page) => {
      await page.getByRole('button', { name: 'One more' }).click()
      await page.getByRole('button', { name: 'One less' }).click()
    },
  },
  {
    what: 'product: type a quantity',
    open: (page, shop) => ready(page, shop + product).then(() => undefined),
    act: (page) => page.getByRole('spinbutton').first().pressSequentially('123'),
  },
  {
    what: 'product: add to the cart',
    open: (page, shop) => ready(page, shop + product).then(() => undefined),
    act: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
  },
  {
    what: 'cart: one more',
    open: openCart,
    act: (page) => page.getByRole('button', { name: 'One more' }).first().click(),
  },
]

export const adminInputs: Input[] = [
  {
    what: 'all products: sort',
    open: openTable('/dashboard/manageProducts'),
    // The browser's own list of a select cannot be clicked from here; the first letter of a choice takes it.
    act: async (page) => {
      await page.getByLabel('Sort by').focus()
      await page.keyboard.press('p')
      await page.waitForURL(/sort=/)
    },
  },
  {
    what: 'all products: only low stock',
    open: openTable('/dashboard/manageProducts'),
    act: (page) => page.getByRole('link', { name: 'Low stock' }).click(),
  },
  {
    what: 'all products: search',
    open: openTable('/dashboard/manageProducts'),
    act: (page) => page.getByRole('searchbox').first().pressSequentially('oak'),
  },
  {
    what: 'all orders: one state',
    open: openTable('/dashboard/manageOrder'),
    act: (page) => page.getByRole('link', { name: 'Paid', exact: true }).click(),
  },
  {
    what: 'all orders: open one',
    open: openTable('/dashboard/manageOrder'),
    act: (page) => page.getByRole('row').nth(1).getByRole('link').first().click(),
  },
]

/** How many times slower the processor is while people act. */
export const slowdown = 4

/** Does it once and returns the longest time from an input to its effect, in ms; 0 where that was below 16. */
export async function timeInput(page: Page, shop: string, { open, act }: Input): Promise<number> {
  await open(page, shop)
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
  return longest
}
