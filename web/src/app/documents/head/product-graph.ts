import { plainAmount } from '@wood-master/contract/money'
import type { PageSettings } from '@wood-master/contract/pages'
import { canBeOrdered, isInStock, isLow } from '@wood-master/contract/purchase-rules'
import type {
  Graph,
  ItemAvailability,
  Offer,
  Product as ProductNode,
  UnitPriceSpecification,
} from 'schema-dts'
import { paths } from '#config/paths.ts'
import { shop } from '#config/shop.ts'
import type { Product } from '#lib/api/products.ts'
import { breadcrumbNode, type Crumb, shopNode, theShop } from './shop-graph.ts'

interface Around {
  site: string
  settings: PageSettings
  crumbs: readonly Crumb[]
}

function availabilityOf(product: Product, enforceMinimum: boolean): ItemAvailability {
  if (!canBeOrdered(product, enforceMinimum)) return 'https://schema.org/OutOfStock'
  if (!isInStock(product, enforceMinimum))
    return product.supply?.kind === 'made' ? 'https://schema.org/MadeToOrder' : 'https://schema.org/BackOrder'
  return isLow(product) ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock'
}

/** The price of one unit from each quantity on; only where it depends on the quantity. */
function pricesByQuantity(product: Product, currency: string): UnitPriceSpecification[] {
  const { price, priceBreaks, unit } = product
  if (priceBreaks.length === 0) return []
  const steps = [{ minQuantity: 1, price }, ...priceBreaks]
  return steps.map((step, index) => {
    const next = steps[index + 1]
    return {
      '@type': 'UnitPriceSpecification',
      price: plainAmount(step.price, currency),
      priceCurrency: currency.toUpperCase(),
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: unit },
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: step.minQuantity,
        ...(next ? { maxValue: next.minQuantity - 1 } : {}),
        unitText: unit,
      },
    }
  })
}

function offerNode(product: Product, { site, settings }: Around): Offer {
  const { currency, enforceMinimumOrder } = settings
  const prices = pricesByQuantity(product, currency)
  return {
    '@type': 'Offer',
    url: new URL(paths.product(product._id), site).href,
    sku: product.sku,
    price: plainAmount(product.price, currency),
    priceCurrency: currency.toUpperCase(),
    availability: availabilityOf(product, enforceMinimumOrder),
    itemCondition: 'https://schema.org/NewCondition',
    seller: theShop(site),
    priceSpecification: prices.length > 0 ? prices : undefined,
    eligibleQuantity: enforceMinimumOrder
      ? { '@type': 'QuantitativeValue', minValue: product.minQuantity, unitText: product.unit }
      : undefined,
  }
}

function productNode(product: Product, around: Around): ProductNode {
  const { site } = around
  return {
    '@type': 'Product',
    '@id': `${new URL(paths.product(product._id), site).href}#product`,
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: new URL(paths.product(product._id), site).href,
    image: product.images.flatMap((image) => URL.parse(image, site)?.href ?? []),
    category: product.category,
    brand: { '@type': 'Brand', name: shop.name },
    material: product.material || undefined,
    weight:
      product.weightGrams > 0
        ? { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' }
        : undefined,
    aggregateRating: product.rating && {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      reviewCount: product.rating.count,
      bestRating: 5,
      worstRating: 0,
    },
    offers: offerNode(product, around),
  }
}

export function productGraph(product: Product, around: Around): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      productNode(product, around),
      breadcrumbNode(around.crumbs, around.site),
      shopNode(around.site),
    ],
  }
}
