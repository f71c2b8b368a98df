import { isLocale, readLocaleFrom } from '@wood-master/contract/locale'

/** On a server: each language imports this code as a file of its own, `render.js?de`. First of all, for modules have texts at their top. */
const [language] = new URL(import.meta.url).search.slice(1).split('&')
if (isLocale(language)) readLocaleFrom(() => language)
