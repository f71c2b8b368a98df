import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { mailOf } from '../functions/src/domain/mail/mail-of.ts'
import { renderMail } from '../functions/src/mails/render-mail.ts'
import { sampleNews } from '../functions/src/mails/testing/samples.ts'
import { launchArguments } from './browser/candidates.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { fromRoot, mailPreviews, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'

const settings = {
  from: 'Wood-Master <shop@wood-master.test>',
  siteUrl,
  seller: 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway',
  sends: false,
}
const admins = { to: ['admin@wood-master.test'], recipients: [], off: [], locale: 'en' as const }

async function writePreviews(): Promise<void> {
  rmSync(mailPreviews, { recursive: true, force: true })
  mkdirSync(mailPreviews, { recursive: true })
  for (const news of sampleNews) {
    const mail = await mailOf(news, { settings, admins, render: renderMail })
    if (!mail) throw new Error(`the sample of ${news.kind} makes no mail`)
    const { html, subject, text } = mail.message
    writeFileSync(join(mailPreviews, `${news.kind}.html`), html)
    writeFileSync(join(mailPreviews, `${news.kind}.txt`), `Subject: ${subject}\n\n${text}`)
  }
}

/** A picture of each in docs/mails, and one of the first as it is in the dark. */
async function takePictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: launchArguments })
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } })
  const take = async (name: string, file: string) => {
    await page.goto(pathToFileURL(join(mailPreviews, `${name}.html`)).href)
    const path = fromRoot('docs', 'mails', `${file}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 60, fullPage: true })
  }
  for (const { kind } of sampleNews) await take(kind, kind)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const { kind } of sampleNews.slice(0, 1)) await take(kind, `${kind}-dark`)
  await browser.close()
}

/** Renders every kind of mail into `.cache/mails`; `--docs` renews the pictures in docs/mails. */
await main({ name: 'mails', options: { docs: { type: 'boolean', default: false } } }, async ({ values }) => {
  await writePreviews()
  console.log(`${sampleNews.length} mails in .cache/mails`)
  if (values.docs) await takePictures()
})
