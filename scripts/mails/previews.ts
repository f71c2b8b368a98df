import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailOf } from '../../functions/src/domain/mail/mail-of.ts'
import { renderMail } from '../../functions/src/mails/render-mail.ts'
import { sampleNews } from '../../functions/src/mails/testing/samples.ts'
import { siteUrl } from '../shop/layout.ts'

const settings = { from: 'Wood-Master <shop@wood-master.test>', siteUrl, sends: false }
const admins = { to: ['admin@wood-master.test'], recipients: [], off: [] }

/** Writes every kind of mail with sample data, as HTML and as text; returns the names of the files without their endings. */
export async function writePreviews(folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const names: string[] = []
  for (const news of sampleNews) {
    const mail = await mailOf(news, { settings, admins, render: renderMail })
    if (!mail) throw new Error(`the sample of ${news.kind} makes no mail`)
    writeFileSync(join(folder, `${news.kind}.html`), mail.message.html)
    writeFileSync(
      join(folder, `${news.kind}.txt`),
      `Subject: ${mail.message.subject}\n\n${mail.message.text}`,
    )
    names.push(news.kind)
  }
  return names
}
