import type { Locale } from '@wood-master/contract/locale'
import { api } from '#lib/api/api.ts'
import { session } from '#lib/session/session.ts'

/** Keeps the language of an account's mails, then opens the page; also where that fails. */
export async function keepLanguage(locale: Locale, href: string): Promise<void> {
  const { email, name } = session.account() ?? {}
  if (email && name) {
    const change = { params: { email }, body: { email, name, locale } }
    await api.call('changeProfile', change).catch(() => undefined)
  }
  window.location.assign(href)
}
