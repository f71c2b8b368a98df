import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { exampleAddresses } from '@wood-master/contract/documents'
import { type Start, withChromium } from '../benchmarks/tools/chromium.ts'
import { fromRoot } from '../shop/layout.ts'

export interface MeasuredPage {
  /** As it is called in the table and with `--only`. */
  name: string
  url: string
  kind: 'floor' | 'public' | 'translated' | 'dashboard'
}

/** What a part of the benchmark gets; it resolves with its paragraphs for docs/benchmarks.md. */
export interface Bench {
  start: Start
  pages: MeasuredPage[]
  shop: string
  rounds: number
  /** How many times slower than this machine's the processor of a loading phone is. */
  slowdown: number
  /** The folder of a profile in which this account is signed in. */
  profiles: (who: 'shopper' | 'admin') => Promise<string>
}

/** The floor and every page, or the floor and those of the given names. */
export function measuredPages(
  floor: string,
  shop: string,
  productId: string,
  only: string[],
): MeasuredPage[] {
  // The first three in Arabic, too, whose letters and direction are furthest from English.
  const english = exampleAddresses('{id}')
  const arabic = english.slice(0, 3).map((path) => `/ar${path}`.replace(/\/$/, ''))
  const ofKind = (kind: MeasuredPage['kind'], names: string[]): MeasuredPage[] =>
    names.map((name) => ({ name, url: shop + name.replace('{id}', productId), kind }))
  const pages: MeasuredPage[] = [
    ...ofKind('public', english),
    ...ofKind('translated', arabic),
    { name: '/dashboard', url: `${shop}/dashboard`, kind: 'dashboard' },
  ]
  const wanted = pages.filter(({ name }) => only.length === 0 || only.includes(name))
  return [{ name: 'floor', url: `${floor}/`, kind: 'floor' }, ...wanted]
}

/** Opens a page in a Chromium of its own. */
export const withPage = <Value>(start: Start, use: (page: Page, browser: Browser) => Promise<Value>) =>
  withChromium(start, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const [context = await browser.newContext()] = browser.contexts()
    const value = await use(await context.newPage(), browser)
    await browser.close()
    return value
  })

/** A new profile folder of Chromium in which this seeded account is signed in. */
export async function signedInProfile(
  chromePath: string,
  shop: string,
  who: 'shopper' | 'admin',
): Promise<string> {
  const profile = mkdtempSync(join(fromRoot('.cache'), 'profile-'))
  await withPage({ chromePath, profile }, async (page, browser) => {
    await page.goto(`${shop}/login`)
    await page.getByLabel('Email').fill(`${who}@wood-master.test`)
    await page.getByLabel('Password').fill(`${who}-secret`)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    // Closed, not killed: only then it has written what the profile keeps.
    const closed = new Promise<unknown>((done) => browser.once('disconnected', done))
    await (await browser.newBrowserCDPSession()).send('Browser.close')
    await closed
  })
  return profile
}
