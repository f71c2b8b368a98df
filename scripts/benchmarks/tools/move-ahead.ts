/// <reference lib="dom" />
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { firstContent, lookMs, type Move } from '../../bench-pages/move.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const connect = (port: number): Promise<Browser> =>
  puppeteer.connect({
    browserURL: `http://127.0.0.1:${port}`,
    // An emulated size would be set anew for the page that is opened, and lay it out again.
    defaultViewport: null,
  })

const noteClick = `addEventListener('click', (event) => {
  sessionStorage.setItem('bench-click', String(performance.timeOrigin + event.timeStamp))
}, true)`

/** Opens a page in a new tab and points at a link for a while, so that the browser prepares what it leads to; its address. */
async function pointAt(page: Page, from: string, link: string): Promise<string> {
  await page.evaluateOnNewDocument(noteClick)
  await page.goto(from, { waitUntil: 'networkidle0' })
  const target = await page.waitForSelector(link, { visible: true })
  if (!target) throw new Error(`${from} has no link ${link}.`)
  await target.hover()
  await pause(lookMs)
  return target.evaluate((element) => (element as HTMLAnchorElement).href)
}

/** The tab in which the address is open by now. Connects anew: a page that was prepared is another one for Puppeteer. */
async function opened(port: number, address: string): Promise<{ browser: Browser; page: Page }> {
  for (;;) {
    const browser = await connect(port)
    const page = (await browser.pages()).find((one) => one.url() === address)
    if (page) return { browser, page }
    await browser.disconnect()
    await pause(50)
  }
}

/** Clicks a link and measures the next page. With Puppeteer: Chromium prepares no page for a tab of Playwright. */
export async function moveAhead(port: number, from: string, link: string): Promise<Move> {
  const before = await connect(port)
  const start = await before.newPage()
  const address = await pointAt(start, from, link)
  await start.mouse.down()
  await start.mouse.up()
  await before.disconnect()
  const { browser, page } = await opened(port, address)
  // tsx calls this helper in every function that it has compiled.
  await page.evaluate('globalThis.__name = (named) => named')
  const { shown, clicked, by } = await page.evaluate(firstContent)
  await page.close()
  await browser.disconnect()
  return { ms: shown - clicked, by }
}
