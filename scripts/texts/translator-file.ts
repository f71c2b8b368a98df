import { po } from 'gettext-parser'
import type { TextToTranslate, Translations } from './catalogue.ts'

/** Texts as a PO file, which translators' tools open; what has changed since its translation is marked fuzzy. */
export function translatorFile(language: string, texts: readonly TextToTranslate[]): Buffer {
  const translations: Record<string, Record<string, object>> = {}
  for (const { area, key, english, translated, state } of texts) {
    const msgctxt = `${area}.${key}`
    const comments = state === 'changed' ? { comments: { flag: 'fuzzy' } } : {}
    translations[msgctxt] = { [english]: { msgctxt, msgid: english, msgstr: [translated], ...comments } }
  }
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' }
  return po.compile({ charset: 'utf-8', headers, translations } as Parameters<typeof po.compile>[0])
}

/** What such a file says, over what is known; texts without a translation, or with one that is still in doubt, are left out. */
export function readTranslatorFile(file: Buffer, known: Translations = {}): Translations {
  const found = { ...known }
  for (const texts of Object.values(po.parse(file).translations)) {
    for (const { msgctxt = '', msgid, msgstr, comments } of Object.values(texts)) {
      const [area = '', key = ''] = msgctxt.split('.')
      const [translated] = msgstr
      if (key && translated && !comments?.flag?.includes('fuzzy'))
        found[area] = { ...found[area], [key]: [msgid, translated] }
    }
  }
  return found
}
