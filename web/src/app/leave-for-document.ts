import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { isSiteOpening } from '#lib/browser/opening.ts'

const documents = [paths.products, paths.portfolio, paths.blog]

/** The address as Hosting knows it: the router minds neither the case nor a slash at the end, Hosting minds both. */
function asHosted(pathname: string): string {
  const [, first = '', ...rest] = pathname.replace(/(?<!\/)\/+$/, '').split('/')
  const known = documents.find((path) => path.toLowerCase() === `/${first}`.toLowerCase())
  return [known ?? '', ...rest].join('/') || paths.home
}

/**
 * The loader of pages that are documents of their own. Where Hosting opened the app instead of the document at this very
 * address, there is none: asking again would load the app for ever.
 */
export function leaveForDocument({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(request.url)
  const hosted = asHosted(pathname)
  if (isSiteOpening() && hosted === window.location.pathname) return null
  return redirectDocument(hosted + search)
}
