import { isLocale, type Locale, locale } from '@wood-master/contract/locale'
import { deviceStorage } from './storage.ts'

const key = 'wood-master.language'

/** Remembers what somebody chose, and that nothing else is to be offered. */
export function chooseLanguage(language: Locale): void {
  deviceStorage.write(key, language)
}

/** The language that this browser asks for first of those that the shop speaks, where it is another one and nobody has chosen. */
export function languageToOffer(): Locale | undefined {
  if (deviceStorage.read(key)) return undefined
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale)
  return wanted === locale() ? undefined : wanted
}
