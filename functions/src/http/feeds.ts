import { documentPaths, listDocuments } from '@wood-master/contract/documents'
import { legalPageNames } from '@wood-master/contract/legal-pages'
import { languages, pathIn } from '@wood-master/contract/locale'
import { plainAmount, toMajor } from '@wood-master/contract/money'
import { isInStock } from '@wood-master/contract/purchase-rules'
import { canBeBought, type Product } from '../domain/catalog/product.ts'
import { nextPromise } from '../domain/catalog/supply.ts'

const brand = 'Wood-Master'

export interface FeedContext {
  /** Address of the site, without a path. */
  site: string
  /** ISO 4217 in lower case. */
  currency: string
  enforceMinimumOrder?: boolean
  now: Date
}

/** Few enough to hold nobody up for more than some milliseconds. */
const itemsAtATime = 500

/**
 * All products as RSS 2.0 in Google Merchant's format, part by part: from some 30,000 on the whole is more than a
 * function may answer with at once (32 MiB). https://support.google.com/merchants/answer/7052112
 */
export function* merchantFeed(products: readonly Product[], context: FeedContext): Generator<string> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', brand),
    element('link', context.site),
    element('description', 'Wood-working parts and tools'),
    '',
  ].join('\n')
  for (let at = 0; at < products.length; at += itemsAtATime) {
    const items = products.slice(at, at + itemsAtATime).map((product) => item(product, context))
    yield `${items.join('\n')}\n`
  }
  yield '</channel>\n</rss>\n'
}

function item(product: Product, { site, currency, enforceMinimumOrder, now }: FeedContext): string {
  const address = (path: string) => new URL(path, site).href
  // What was stored before addresses were checked may be none; the feed goes on without it.
  const [main, ...others] = product.images.map((image) => URL.parse(image, site)?.href).filter(Boolean)
  const price = plainAmount(toMajor(product.unitPrice, currency), currency)
  const fields = [
    element('g:id', product.id),
    element('g:title', product.name),
    element('g:description', product.description),
    element('g:link', address(productPath(product.id))),
    element('g:image_link', main),
    ...others.map((image) => element('g:additional_image_link', image)),
    element('g:availability', availabilityOf(product, enforceMinimumOrder)),
    // Google wants a day with what is not there yet.
    element(
      'g:availability_date',
      isInStock(product, enforceMinimumOrder) ? undefined : nextPromise(product, now)?.from,
    ),
    element('g:price', `${price} ${currency.toUpperCase()}`),
    element('g:brand', brand),
    element('g:mpn', product.sku),
    element('g:condition', 'new'),
    element('g:product_type', product.category),
    element('g:material', product.material),
    element('g:shipping_weight', product.weightGrams > 0 ? `${product.weightGrams} g` : undefined),
  ]
  return `<item>${fields.join('')}</item>`
}

function availabilityOf(product: Product, enforceMinimum?: boolean): string {
  if (!canBeBought(product, enforceMinimum)) return 'out_of_stock'
  return isInStock(product, enforceMinimum) ? 'in_stock' : 'backorder'
}

const drawnByTheApp = ['/quick-order', '/service']

const ofDocuments = listDocuments()
  .filter(({ path, isWayIn }) => !isWayIn && path !== documentPaths.product)
  .flatMap(({ path }) =>
    path === documentPaths.legal ? legalPageNames.map((name) => path.replace(':id', name)) : path,
  )

const productPath = (id: string) => documentPaths.product.replace(':id', encodeURIComponent(id))

/** Most addresses of one file: https://www.sitemaps.org/protocol.html */
const mostInFile = 50_000

/**
 * Every page that search engines should know, in every language (each page names its others). Where one file can't have
 * them all, those of a part, counted from 1, and without one an index of the parts. Nothing for a part that there is not.
 */
export function sitemap(products: readonly { id: string }[], site: string, part?: number) {
  const paths = [...ofDocuments, ...drawnByTheApp, ...products.map(({ id }) => productPath(id))]
  const all = languages.flatMap((language) => paths.map((path) => ({ language, path })))
  const parts = Math.ceil(all.length / mostInFile)
  if (part === undefined && parts > 1) {
    const addresses = Array.from({ length: parts }, (_, index) => `/sitemap.xml?part=${index + 1}`)
    return addressList('sitemapindex', 'sitemap', addresses, site)
  }
  const found = all.slice(mostInFile * ((part ?? 1) - 1), mostInFile * (part ?? 1))
  const inLanguages = found.map(({ language, path }) => pathIn(language, path))
  return found.length > 0 ? addressList('urlset', 'url', inLanguages, site) : undefined
}

function addressList(list: string, each: string, paths: readonly string[], site: string): string {
  const { origin } = new URL(site)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...paths.map((path) => `<${each}>${element('loc', `${origin}${path}`)}</${each}>`),
    `</${list}>`,
    '',
  ].join('\n')
}

const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

/** What XML 1.0 cannot carry, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => `&${entities[character]};`)
}

/** An element with a text in it; nothing for a text that there is not. */
export function element(name: string, text: string | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`
}
