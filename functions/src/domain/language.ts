import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, locale, readLocaleFrom } from '@wood-master/contract/locale'

const spoken = new AsyncLocalStorage<Locale>()

readLocaleFrom(() => spoken.getStore() ?? 'en')

/** Does some work with all its texts in a language, whatever else is done meanwhile; English where nobody says. */
export const inLanguage = <Result>(language: Locale, work: () => Result): Result => spoken.run(language, work)

/** The language of the moment as it is stored with what somebody does in it: nothing for English. */
export const storedLocale = (): Locale | undefined => (locale() === 'en' ? undefined : locale())
