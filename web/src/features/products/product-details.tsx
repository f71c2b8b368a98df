import { isBuyable, isLow } from '@wood-master/contract/purchase-rules'
import { Price } from '#components/ui/price.tsx'
import { PriceBreaks } from '#components/ui/price-breaks.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { messages } from './messages.ts'

/** The stock as people say it. */
function stockInWords(product: Product): string {
  if (!isBuyable(product)) return messages.notAvailable
  return isLow(product) ? messages.runningLow(product.availableQuantity) : messages.inStock
}

function weightText(grams: number): string | undefined {
  if (grams === 0) return undefined
  return grams < 1000 ? `${grams} g` : `${(grams / 1000).toLocaleString('en')} kg`
}

/** What the shop says of a product to everybody: name, price, stock, description and a table of its details. */
export function ProductDetails({ product, currency }: { product: Product; currency: string }) {
  const details = [
    ['SKU', product.sku],
    ['Category', product.category],
    ['Material', product.material],
    ['Sold by', product.unit],
    ['Weight', weightText(product.weightGrams)],
    ['Minimum order', product.minQuantity.toLocaleString('en')],
    ['Case pack', product.casePack > 1 ? String(product.casePack) : undefined],
    ['Available quantity', product.availableQuantity.toLocaleString('en')],
  ].filter((detail): detail is [string, string] => detail[1] !== undefined)
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {keepUnits(product.name)}
      </h1>
      <p className="mt-3">
        <Price amount={product.price} currency={currency} className="font-serif text-3xl text-primary" />
        <span className="ml-2 text-base-content/75">per {product.unit}</span>
      </p>
      <PriceBreaks priceBreaks={product.priceBreaks} currency={currency} className="mt-2" />
      <p className="mt-3 font-semibold">{stockInWords(product)}</p>
      <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">{keepUnits(product.description)}</p>
      <table className="mt-5 w-full border-base-300 border-t">
        <caption className="sr-only">Details</caption>
        <tbody>
          {details.map(([name, value]) => (
            <tr key={name} className="border-base-300 border-b">
              <th scope="row" className="py-2 pr-6 text-left font-normal">
                {name}
              </th>
              <td className="wrap-anywhere py-2 text-right font-semibold tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
