import { plainAmount } from '@wood-master/contract/money'
import { paths } from '#config/paths.ts'
import { galleryAddress } from '#features/products/gallery-sizes.ts'
import { productCrumbs } from '#features/products/product-crumbs.ts'
import * as m from '#texts/products.ts'
import type { ProductPageData } from '../page-data.ts'
import type { PageHead } from './page-head.tsx'
import { productGraph } from './product-graph.ts'

const longest = 160

/** The beginning of a text as one line, for the lines that search engines show below a title. */
function describe(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

export function productHead(data: ProductPageData, site: string): PageHead {
  const image = `${site}/og.jpg`
  if (data.state === 'gone')
    return { title: m.gone(), description: m.goneText({ name: data.name }), image, noindex: true }
  if (data.state === 'unknown')
    return { title: m.unknown(), description: m.unknownText(), image, noindex: true }
  const { product, settings } = data
  const { currency } = settings
  return {
    title: product.name,
    description: describe(product.description),
    canonical: new URL(paths.product(product._id), site).href,
    image: URL.parse(product.img, site)?.href ?? image,
    price: { amount: plainAmount(product.price, currency), currency: currency.toUpperCase() },
    picture: galleryAddress(product.img),
    graph: productGraph(product, { site, settings, crumbs: productCrumbs(product) }),
  }
}
