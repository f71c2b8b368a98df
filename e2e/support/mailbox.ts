import { expect } from '@playwright/test'

/** A mail as the mailbox beside the shop lists it. */
interface ListedMail {
  subject: string
  text: string
}

/** The newest mail to somebody with such a subject, as soon as it is there. */
export async function mailTo(email: string, subject: RegExp): Promise<ListedMail> {
  const address = `http://127.0.0.1:4245/mails.json?to=${encodeURIComponent(email)}`
  let found: ListedMail | undefined
  await expect(async () => {
    const mails = (await (await fetch(address)).json()) as ListedMail[]
    found = mails.find((mail) => subject.test(mail.subject))
    expect(found, `a mail to ${email} about ${subject}`).toBeDefined()
  }).toPass({ timeout: 60_000 })
  if (!found) throw new Error(`no mail to ${email}`)
  return found
}

/** The first link in a mail's text. */
export function linkIn({ text }: ListedMail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (!link) throw new Error(`no link in ${text}`)
  return link
}
