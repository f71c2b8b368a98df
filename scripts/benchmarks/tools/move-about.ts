/// <reference lib="dom" />
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { fallsIdle, firstContent, goBack, watchMoves } from '../../bench-pages/in-page.ts'

export interface Move {
  /** From the click to the next page's first content. */
  ms: number
  by: string
}

/** As long as somebody looks at a link before clicking it. */
const lookMs = 600
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const connect = (port: number): Promise<Browser> =>
  puppeteer.connect({
    browserURL: `http://127.0.0.1:${port}`,
    // An emulated size would be set anew for the page that is opened, and lay it out again.
    defaultViewport: null,
  })

/** The tab in which the address is open by now. Connects anew: a page that was prepared is another one for Puppeteer. */
async function opened(port: number, address: string): Promise<{ browser: Browser; page: Page }> {
  for (;;) {
    const browser = await connect(port)
    const page = (await browser.pages()).find((one) => one.url() === address)
    // tsx calls this helper in every function that it has compiled.
    await page?.evaluate('globalThis.__name = (named) => named')
    if (page) return { browser, page }
    await browser.disconnect()
    await pause(50)
  }
}

/** Points at a link for a while, so that the browser prepares what it leads to, and clicks it; its address. */
async function follow(page: Page, link: string): Promise<string> {
  const target = await page.waitForSelector(link, { visible: true })
  if (!target) throw new Error(`${page.url()} has no link ${link}.`)
  await target.hover()
  await pause(lookMs)
  const address = await target.evaluate((element) => (element as HTMLAnchorElement).href)
  await page.mouse.down()
  await page.mouse.up()
  return address
}

/** Follows links from a page on; `back` goes back. With Puppeteer: Chromium prepares no page for a tab of Playwright. */
export async function moveAbout(port: number, from: string, links: string[]): Promise<Move[]> {
  let browser = await connect(port)
  let page = await browser.newPage()
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.evaluateOnNewDocument(watchMoves)
  await page.goto(from, { waitUntil: 'networkidle0' })
  const moves: Move[] = []
  for (const link of links) {
    // Puppeteer's own wait never ends in a page that was prepared: it is not told of what arrived at first.
    await page.evaluate(fallsIdle)
    const address = link === 'back' ? from : await follow(page, link)
    if (link === 'back') await page.evaluate(goBack)
    await browser.disconnect()
    ;({ browser, page } = await opened(port, address))
    moves.push(await page.evaluate(firstContent))
  }
  await browser.disconnect()
  return moves
}
