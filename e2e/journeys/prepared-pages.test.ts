/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { listDocuments } from '@wood-master/contract/documents'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const documents = listDocuments().map(({ path }) => new RegExp(`^${path.replace(':id', '[^/]+')}$`))
const isDocument = (url: string) => documents.some((path) => path.test(new URL(url).pathname))
/** The same page in English: documents of other languages are documents, too. */
const inEnglish = (url: string) => url.replace(/(?<=:\d+)\/(de|fr|ar)(?=\/|$)/, '').replace(/(?<=:\d+)$/, '/')

/** Opens a page and follows which addresses Chromium itself would prepare ahead of a click there. */
async function preparedFrom(page: Page, path: string): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page)
  let urls: string[] = []
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    urls = preloadingAttemptSources.map(({ key }) => key.url)
  })
  await page.goto(path)
  await page.getByRole('contentinfo').waitFor()
  await session.send('Preload.enable')
  return () => sorted(urls)
}

const sorted = (urls: string[]) => [...new Set(urls.map((url) => url.replace(/#.*/, '')))].sort()

interface LinkOnPage {
  href: string
  url: string
}

/** The links that lead out of this page to another one of the shop. */
const linksOut = (page: Page): Promise<LinkOnPage[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => ({ href: link.getAttribute('href') ?? '', url: link.href }))
      .filter(({ href, url }) => !/^[?#]/.test(href) && new URL(url).origin === location.origin),
  )

async function expectOnlyDocuments(page: Page, path: string): Promise<void> {
  const prepared = await preparedFrom(page, path)
  await expect(async () => {
    const links = (await linksOut(page)).map(({ url }) => url)
    const wanted = links.filter(isDocument)
    expect(links.length).toBeGreaterThan(wanted.length)
    // Whether a link to the page that is open counts is the browser's affair.
    const elsewhere = sorted(wanted).filter((url) => url !== page.url())
    expect(prepared()).toEqual(expect.arrayContaining(elsewhere))
    expect(prepared().filter((url) => !isDocument(inEnglish(url)))).toEqual([])
  }).toPass({ timeout: 30_000 })
}

test('browsers may prepare the public documents ahead of a click, and nothing that has an effect', async ({
  page,
}) => {
  // A link counts once it is laid out, and what is far below the screen is not.
  await page.setViewportSize({ width: 1280, height: 8000 })
  for (const path of ['/', '/products', '/products/oak-dowel-rods', '/blog', '/login', '/service']) {
    await expectOnlyDocuments(page, path)
  }
  await signIn(page, accounts.admin)
  for (const path of ['/products', '/cart', '/dashboard/overview']) await expectOnlyDocuments(page, path)
})
