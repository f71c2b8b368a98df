import { plainAmount } from '@wood-master/contract/money'
import { paths } from '#config/paths.ts'
import { productCrumbs } from '#features/products/product-crumbs.ts'
import { gallerySizes } from '#features/products/product-gallery.tsx'
import * as m from '#texts/products.ts'
import type { ProductPageData } from '../page-data.ts'
import { type PageHead, previewOf } from './page-head.tsx'
import { productGraph } from './product-graph.ts'

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
    description: previewOf(product.description),
    canonical: new URL(paths.product(product._id), site).href,
    image: URL.parse(product.img, site)?.href ?? image,
    price: { amount: plainAmount(product.price, currency), currency: currency.toUpperCase() },
    picture: { src: product.img, sizes: gallerySizes },
    graph: productGraph(product, { site, settings, crumbs: productCrumbs(product) }),
  }
}
