import type { PageRenderer } from '@wood-master/contract/pages'

/** Where the build of the site puts its renderer, seen from `src/` and from `lib/`. */
const built = new URL('../pages/render.js', import.meta.url)

let loading: Promise<PageRenderer> | undefined

export function builtRenderer(): Promise<PageRenderer> {
  loading ??= import(built.href).then(({ renderer }: { renderer: PageRenderer }) => renderer)
  return loading
}
