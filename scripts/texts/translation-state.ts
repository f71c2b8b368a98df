import type { English, Translations } from './catalogue.ts'

/** A text in one language; `missing` without a translation, `changed` where the English text is another one since. */
export interface TextToTranslate {
  area: string
  key: string
  english: string
  translated: string
  state: 'done' | 'changed' | 'missing'
}

/** Every English text with what became of it in a language; translations of texts that are gone are left out. */
export function textsToTranslate(english: English, translations: Translations): TextToTranslate[] {
  return Object.entries(english).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]) => {
      const [source, translated] = translations[area]?.[key] ?? ['', '']
      const state = translated === '' ? 'missing' : source === text ? 'done' : 'changed'
      return { area, key, english: text, translated, state } as const
    }),
  )
}
