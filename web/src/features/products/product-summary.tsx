import { canBeOrdered, isInStock, isLow } from '@wood-master/contract/purchase-rules'
import { numberText } from '@wood-master/contract/text-parts'
import type { ReactNode } from 'react'
import { PerUnit, Price } from '#components/ui/price.tsx'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { nextText } from '#lib/text/leaves.ts'
import * as m from '#texts/products.ts'

interface ProductSummaryProps {
  product: Product
  settings: Pick<Settings, 'currency' | 'enforceMinimumOrder'>
  rating?: ReactNode
}

export function ProductSummary({ product, settings, rating }: ProductSummaryProps) {
  const { currency, enforceMinimumOrder: enforceMinimum } = settings
  const next = nextText(product, enforceMinimum)
  const [text, color] = isInStock(product, enforceMinimum)
    ? isLow(product)
      ? [m.runningLow({ left: product.availableQuantity }), 'bg-warning']
      : [m.inStock(), 'bg-success']
    : canBeOrdered(product, enforceMinimum)
      ? ['', 'bg-success']
      : [m.notAvailable(), 'bg-error']
  return (
    <div>
      <h1 tabIndex={-1} className="wrap-anywhere text-3xl sm:text-4xl">
        {keepUnits(product.name)}
      </h1>
      {rating}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <Price of={product} currency={currency} className="font-serif text-3xl text-primary" />
        <PerUnit of={product} />
      </p>
      <div className="mt-3">
        <p className="flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${color}`} />
          {text} {next}
        </p>
      </div>
    </div>
  )
}

export function ProductDetails({ product }: { product: Product }) {
  const { weightGrams: grams, casePack } = product
  const details: [name: string, value: string | false | undefined][] = [
    [m.sku(), product.sku],
    [m.category(), product.category],
    [m.material(), product.material],
    [m.soldBy(), keepUnits(product.unit)],
    [m.weight(), grams > 0 && (grams < 1000 ? m.grams({ grams }) : m.kilograms({ kilograms: grams / 1000 }))],
    [m.casePack(), casePack > 1 && numberText(casePack)],
    [m.availableQuantity(), numberText(product.availableQuantity)],
  ]
  return (
    <div className="grid gap-8 frame-later [--frame-wait:140ms] [contain-intrinsic-height:33rem] sm:grid-cols-2 sm:gap-10 md:max-lg:col-span-2">
      <section aria-labelledby="about">
        <h2 id="about" className="mb-3 text-xl">
          {m.about()}
        </h2>
        <p className="max-w-prose own-lines wrap-anywhere">{keepUnits(product.description)}</p>
      </section>
      <section aria-labelledby="details">
        <h2 id="details" className="mb-3 text-xl">
          {m.details()}
        </h2>
        <table aria-labelledby="details" className="w-full border-base-300 border-t">
          <tbody>
            {details
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <tr key={name} className="border-base-300 border-b">
                  <th scope="row" className="py-2 pe-6 text-start align-top font-normal text-base-content/75">
                    {name}
                  </th>
                  <td className="wrap-anywhere py-2 text-end font-semibold tabular-nums">
                    <bdi>{value}</bdi>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
