import { documentRoutes } from '@wood-master/contract/document-routes'
import { type Locale, languageField, locale } from '@wood-master/contract/locale'
import type { CallName } from '@wood-master/contract/routes'

const apiBase = '/api'

export interface AddressInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  /** The reader's, where it is not the page's. */
  language?: Locale
}

interface Route {
  method: string
  path: string
}

const isOfDocuments = (name: CallName): name is CallName & keyof typeof documentRoutes =>
  Object.hasOwn(documentRoutes, name)

/** A call's method and path. Documents carry only those of the calls that they make; the app has the others at hand. */
export function routeOf(name: CallName): Route | Promise<Route> {
  if (isOfDocuments(name)) return documentRoutes[name]
  return import('@wood-master/contract/routes').then(({ routes }) => routes[name])
}

/** Where a call goes: its path with the parameters filled in, and its query without empty fields. */
export function callAddress(path: string, { params, query = {}, language = locale() }: AddressInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(params?.[parameter] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  if (language !== 'en') search.set(languageField, language)
  return `${apiBase}${filled}${search.size > 0 ? `?${search}` : ''}`
}
