import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test'
import { exampleAddresses } from '@wood-master/contract/documents'
import { test } from '../support/journey.ts'

const documents = exampleAddresses('oak-dowel-rods')

const sheet = /\/assets\/public-[^/]*\.css$/

/** Every document as it is now, all at once: a connection that stands idle meanwhile may be closed as it is used again. */
const htmlOfAll = (request: APIRequestContext) =>
  Promise.all(documents.map(async (path) => ({ path, html: await (await request.get(path)).text() })))

/** Where everything above the sheet's link stands, and how it looks; without what only holds what is below. */
const firstView = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('#root link[rel="stylesheet"]')
    const isAbove = (element: Element) =>
      link !== null && (element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    return [...document.querySelectorAll('#root *')]
      .filter((element) => isAbove(element) && !element.contains(link))
      .map(look)
  })

/** Where everything stands, and how it looks. */
const wholeView = (page: Page) => page.evaluate(() => [...document.querySelectorAll('#root *')].map(look))

declare const look: (element: Element) => string

function defineLook(): void {
  Reflect.set(window, 'look', (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element)
    const place = [x, y, width, height].map(Math.round)
    return [element.tagName, ...place, color, backgroundColor, fontSize, fontWeight, borderTopWidth].join(' ')
  })
}

/** Without scripts and our own fonts: as a document is first painted, before either has arrived. */
async function openFirst(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  // As after the one reload with which a page tries to get code that is missing.
  await page.addInitScript(defineLook)
  await page.addInitScript(() => sessionStorage.setItem('wood-master.reloaded-for', location.href))
  await page.goto(path)
  // What is far below keeps a guessed height until Chromium has come round to it, which may be between two looks.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
}

for (const width of [390, 1280]) {
  test(`the first view of every document looks the same with its own styles alone, ${width} px wide`, async ({
    browser,
    request,
  }) => {
    // The same twice, whatever other journeys put on sale meanwhile.
    for (const { path, html } of await htmlOfAll(request)) {
      const views: string[][] = []
      for (const arrives of [false, true]) {
        const page = await browser.newPage({ viewport: { width, height: 900 } })
        if (!arrives) await page.route(sheet, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
        await openFirst(page, path, html)
        views.push(await firstView(page))
        await page.close()
      }
      const [alone, whole] = views
      expect(whole?.length, path).toBeGreaterThan(20)
      expect(alone, path).toEqual(whole)
    }
  })
}

test('the navbar of every document looks the same with the styles of the head alone', async ({
  browser,
  request,
}) => {
  for (const { path, html } of await htmlOfAll(request)) {
    const head = html.replace(/(<\/header>.*?<style>).*?(?=<\/style>)/s, '$1')
    expect(head).not.toBe(html)
    const views: string[][] = []
    for (const sent of [head, html]) {
      const page = await browser.newPage()
      if (sent === head)
        await page.route(sheet, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
      await openFirst(page, path, sent)
      views.push(
        await page
          .locator('header')
          .first()
          .locator('*')
          .evaluateAll((all) => all.map(look)),
      )
      await page.close()
    }
    const [alone, whole] = views
    expect(whole?.length, path).toBeGreaterThan(20)
    expect(alone, path).toEqual(whole)
  }
})

test('all of every document looks the same with the sheet of the whole site', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage()
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
    requestAnimationFrame(() => Reflect.set(window, 'firstTheme', document.documentElement.dataset.theme))
  })
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  // A press before the page's code is there is repeated by it.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight')
  await page.goto('/legal/terms')
  expect(await page.evaluate(() => Reflect.get(window, 'firstTheme'))).toBe('lamplight')
  const opened = await context.newPage()
  await opened.goto('/blog')
  await expect(opened.locator('html')).toHaveAttribute('data-theme', 'lamplight')
})

test.describe('after a deployment', () => {
  test.use({ provokes: [/^Refused to apply style from '[^']*gone\.css'/] })

  test('a document from before it, whose sheet is gone, is loaded again', async ({ page }) => {
    const link = page.locator('#root link[rel="stylesheet"]')
    const loaded = () => link.evaluate((element) => (element as HTMLLinkElement).sheet?.cssRules.length ?? 0)
    const before = async (route: Route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/\/assets\/public-[^."]*/g, '/assets/public-gone')
      await route.fulfill({ response, body })
    }
    await page.route('/blog', before, { times: 1 })
    // A page without a network stays as it is, and a machine may have none.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
    await page.goto('/blog', { waitUntil: 'commit' })
    await expect(link).toHaveAttribute('href', sheet)
    await expect(link).not.toHaveAttribute('href', /gone/)
    await expect.poll(loaded).toBeGreaterThan(0)
  })
})
