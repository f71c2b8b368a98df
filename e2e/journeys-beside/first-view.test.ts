import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, type Browser, expect, type Page, type Route } from '@playwright/test'
import { exampleAddresses } from '@wood-master/contract/documents'
import { test } from '../support/journey.ts'

const documents = exampleAddresses('oak-dowel-rods')

/** Every document as it is now. */
const htmlOfAll = (request: APIRequestContext) =>
  Promise.all(documents.map(async (path) => ({ path, html: await (await request.get(path)).text() })))

/** Where everything stands, and how it looks. */
const wholeView = (page: Page) => page.evaluate(() => [...document.querySelectorAll('#root *')].map(look))

const navbarView = (page: Page) =>
  page
    .locator('header')
    .first()
    .locator('*')
    .evaluateAll((all) => all.map(look))

declare const look: (element: Element) => string

function defineLook(): void {
  Reflect.set(window, 'look', (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element)
    const place = [x, y, width, height].map(Math.round)
    return [element.tagName, ...place, color, backgroundColor, fontSize, fontWeight, borderTopWidth].join(' ')
  })
}

/** A tab without scripts and our own fonts: as a document is first painted, before they have arrived. */
async function firstTab(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  await page.addInitScript(defineLook)
  // As after the one reload with which a page tries to get code that is missing.
  await page.addInitScript(() => sessionStorage.setItem('wood-master.reloaded-for', location.href))
  return page
}

async function openFirst(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(path)
  // What is far below keeps a guessed height until Chromium has come round to it, which may be between two looks.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
}

test('the navbar of every document looks the same with the styles of its head alone', async ({
  browser,
  request,
}) => {
  const [whole, head] = [await firstTab(browser), await firstTab(browser)]
  // The same each time, whatever other journeys put on sale meanwhile.
  for (const { path, html } of await htmlOfAll(request)) {
    const withHeadAlone = html.replace(/(<\/header>.*?<style>).*?(?=<\/style>)/s, '$1')
    expect(withHeadAlone).not.toBe(html)
    await openFirst(whole, path, html)
    await openFirst(head, path, withHeadAlone)
    for (const width of [390, 1280]) {
      for (const page of [whole, head]) await page.setViewportSize({ width, height: 900 })
      const navbar = await navbarView(whole)
      expect(navbar.length, path).toBeGreaterThan(20)
      expect(await navbarView(head), `${path}, ${width} px wide`).toEqual(navbar)
    }
  }
})

test('all of every document looks the same with the sheet of the whole site', async ({
  browser,
  request,
}) => {
  const page = await firstTab(browser)
  const [, whole = ''] =
    /<link rel="stylesheet" href="(\/assets\/styles-[^"]+)"/.exec(
      await (await request.get('/cart')).text(),
    ) ?? []
  for (const { path, html } of await htmlOfAll(request)) {
    await openFirst(page, path, html)
    const own = await wholeView(page)
    await page.addStyleTag({ url: whole })
    expect(await wholeView(page), path).toEqual(own)
  }
})

for (const { what, path, half, part } of [
  { what: "navbar's buttons", path: '/blog', half: '</button>', part: 'header button' },
  { what: 'row of cards', path: '/products', half: '</article>', part: 'article h2' },
])
  test(`nothing is seen of half the ${what}, so that nothing in it moves`, async ({ browser, request }) => {
    const html = await (await request.get(path)).text()
    const cut = html.indexOf(half) + half.length
    let sendRest = () => {}
    const server = createServer(({ url }, response) => {
      response.setHeader('Content-Type', 'text/html')
      if (url !== path) return response.end()
      response.write(html.slice(0, cut))
      sendRest = () => response.end(html.slice(cut))
    }).listen(0)
    const page = await browser.newPage()
    // Without its sheet the page would load itself once more.
    await page.addInitScript(() => sessionStorage.setItem('wood-master.reloaded-for', location.href))
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
      waitUntil: 'commit',
    })
    const first = page.locator(part).first()
    await expect(first).toBeAttached()
    await expect(first).toBeHidden()
    sendRest()
    await expect(first).toBeVisible()
    await page.close()
    server.close()
  })

test('a chosen theme is there before the next page is painted, and soon in a new tab', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    // A frame before anything of the page has arrived shows nothing yet.
    const look = () =>
      document.querySelector('header')
        ? Reflect.set(window, 'firstTheme', document.documentElement.dataset.theme ?? 'none')
        : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  // A press before the page's code is there is repeated by it.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight')
  await page.goto('/legal/terms')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'firstTheme'))).toBe('lamplight')
  const opened = await context.newPage()
  await opened.goto('/blog')
  await expect(opened.locator('html')).toHaveAttribute('data-theme', 'lamplight')
})

test('what a first page draws frame by frame is not brought all at once before it has loaded', async ({
  page,
}) => {
  // Before the page's own listener, which ends it.
  await page.addInitScript(() =>
    addEventListener('load', () =>
      Reflect.set(window, 'endedEarly', 'again' in document.documentElement.dataset),
    ),
  )
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('data-again', '')
  expect(await page.evaluate(() => Reflect.get(window, 'endedEarly'))).toBe(false)
})

test.describe('after a deployment', () => {
  test.use({ provokes: [/^Refused to apply style from '[^']*gone\.css'/] })

  test('a page from before it, whose sheet is gone, is loaded again', async ({ page }) => {
    const link = page.locator('body > link[rel="stylesheet"]')
    const loaded = () => link.evaluate((element) => (element as HTMLLinkElement).sheet?.cssRules.length ?? 0)
    const before = async (route: Route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/\/assets\/styles-[^."]*/g, '/assets/styles-gone')
      await route.fulfill({ response, body })
    }
    await page.route('/cart', before, { times: 1 })
    // A page without a network stays as it is, and a machine may have none.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(link).toHaveAttribute('href', /styles-/)
    await expect(link).not.toHaveAttribute('href', /gone/)
    await expect.poll(loaded).toBeGreaterThan(0)
  })
})
