import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { launchArguments } from '../browser/launch-options.ts'
import { requireBrowser } from '../browser/require-browser.ts'

export async function takePictures(from: string, names: readonly string[], to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  const executablePath = await requireBrowser()
  const browser = await chromium.launch({ executablePath, args: launchArguments })
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } })
  const take = async (name: string, file: string) => {
    await page.goto(pathToFileURL(join(from, `${name}.html`)).href)
    await page.screenshot({ path: join(to, `${file}.jpg`), type: 'jpeg', quality: 80, fullPage: true })
  }
  for (const name of names) await take(name, name)
  await page.emulateMedia({ colorScheme: 'dark' })
  const [first] = names
  if (first) await take(first, `${first}-dark`)
  await browser.close()
}
