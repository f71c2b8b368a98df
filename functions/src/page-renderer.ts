import { type Locale, locale } from '@wood-master/contract/locale'
import type { PageRenderer } from '@wood-master/contract/pages'

/** Where the build of the site puts its renderers, seen from `src/` and from `lib/`. */
const built = new URL('../pages/', import.meta.url)

const loading: Partial<Record<Locale, Promise<PageRenderer>>> = {}

export function builtRenderer(): Promise<PageRenderer> {
  const language = locale()
  const file = new URL(`${language === 'en' ? '' : `${language}/`}render.js`, built)
  loading[language] ??= import(file.href).then(({ renderer }: { renderer: PageRenderer }) => renderer)
  return loading[language]
}
