import { type Locale, locale } from '@wood-master/contract/locale'
import type { PageRenderer } from '@wood-master/contract/pages'

/** Where the build of the site puts its renderer, seen from `src/` and from `lib/`. */
const { href: built } = new URL('../pages/render.js', import.meta.url)

const loading: Partial<Record<Locale, Promise<PageRenderer>>> = {}

/** The renderer in the language of the moment; its file is loaded once for each. */
export function builtRenderer(): Promise<PageRenderer> {
  const language = locale()
  loading[language] ??= import(`${built}?${language}`).then(
    ({ renderer }: { renderer: PageRenderer }) => renderer,
  )
  return loading[language]
}
