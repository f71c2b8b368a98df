import { documentPaths, listDocuments } from '@wood-master/contract/documents'
import { element } from './xml.ts'

/** Public pages that the app draws. */
const drawnByTheApp = ['/quick-order', '/service']

const ofDocuments = listDocuments()
  .filter(({ path, isWayIn }) => !isWayIn && path !== documentPaths.product)
  .map(({ path }) => path)

/** The page of a product on the site. */
export const productPath = (id: string) => documentPaths.product.replace(':id', encodeURIComponent(id))

/** Every page that search engines should know, as https://www.sitemaps.org/protocol.html wants it. */
export function sitemap(products: readonly { id: string }[], site: string): string {
  const paths = [...ofDocuments, ...drawnByTheApp, ...products.map(({ id }) => productPath(id))]
  const urls = paths.map((path) => `<url>${element('loc', new URL(path, site).href)}</url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
