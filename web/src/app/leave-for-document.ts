import { documentPaths, waysIn } from '@wood-master/contract/documents'
import { locale, pathIn } from '@wood-master/contract/locale'
import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom'
import { isSiteOpening } from '#lib/browser/opening.ts'

/** The addresses that the router leads out to, as routes; it draws the ways in itself. */
export const documentRoutes = Object.values(documentPaths).filter((path) => !waysIn.includes(path))

const firstPart = (path: string) => pathIn('en', path).split(/[/?#]/)[1]

/** Whether this address is a document of its own, which the router of the other pages cannot draw. */
export function isDocument(to: string): boolean {
  return to.startsWith('/') && documentRoutes.some((path) => firstPart(path) === firstPart(to))
}

/** The address as Hosting knows it: the router minds neither the case nor a slash at the end, Hosting minds both. */
function asHosted(pathname: string): string {
  const [, first = '', ...rest] = pathIn('en', pathname)
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
  const known = documentRoutes.map(firstPart).find((part) => part?.toLowerCase() === first.toLowerCase())
  return pathIn(locale(), ['', known, ...rest].join('/'))
}

/** The loader of documents. Where Hosting opened the app at this very address there is none: asking again would loop. */
export function leaveForDocument({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(request.url)
  const hosted = asHosted(pathname)
  if (isSiteOpening() && hosted === window.location.pathname) return null
  return redirectDocument(hosted + search)
}
