import { numberText } from '@wood-master/contract/text-parts'
import { AddToCartButton } from '#components/cart/add-to-cart-button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { PerUnit, Price, PriceBreaks } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { nextText } from '#lib/text/leaves.ts'
import * as m from '#texts/products.ts'
import { BuyNow } from './buy-now.tsx'
import { cardText } from './card-text.ts'

// Two columns on most phones, less their margins: at 45vw a screen of 412 pixels would take the next width.
export const cardPictureSizes = '(min-width: 64rem) 25rem, (min-width: 22rem) 44vw, 90vw'

/** Its number goes below where both have no room in a line. */
const fact = 'flex flex-wrap gap-x-4'
const number = 'ms-auto font-semibold tabular-nums'

interface ProductCardProps {
  product: Product
  currency: string
  level?: 2 | 3
  eager?: boolean
}

export function ProductCard({ product, currency, level = 3, eager = false }: ProductCardProps) {
  const Heading = `h${level}` as const
  const next = nextText(product)
  return (
    <article className="group relative row-span-6 grid grid-cols-1 grid-rows-subgrid gap-y-0 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-sm transition-shadow hover:shadow-lg">
      {/* The picture grows within its frame, not over the name below. Clipped, because a hidden overflow has no height. */}
      <div className="overflow-clip">
        <Picture
          src={product.img}
          alt=""
          sizes={cardPictureSizes}
          eager={eager}
          className="aspect-square w-full transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </div>
      <div className="row-span-5 grid grid-cols-1 grid-rows-subgrid gap-y-3 p-3 sm:p-5">
        <Heading className="wrap-anywhere hyphens-auto text-lg leading-snug sm:text-xl">
          <Link to={paths.product(product._id)} className="after:absolute after:inset-0 hover:text-primary">
            {keepUnits(product.name)}
          </Link>
        </Heading>
        <p className="text-base-content/80">{cardText(product.description)}</p>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Price
              of={product}
              currency={currency}
              className="font-serif text-primary text-xl max-sm:whitespace-normal sm:text-2xl"
            />
            <PerUnit of={product} className="text-sm" />
          </p>
          <PriceBreaks of={product} currency={currency} />
        </div>
        <dl className="border-base-300 border-t pt-3 text-sm">
          <div className={fact}>
            <dt>{m.minimumOrder()}</dt>
            <dd className={number}>{numberText(product.minQuantity)}</dd>
          </div>
          <div className={fact}>
            <dt>{m.availableQuantity()}</dt>
            <dd className={number}>{numberText(product.availableQuantity)}</dd>
            {next && <dd className="w-full font-semibold">{next}</dd>}
          </div>
        </dl>
        <div className="relative z-1 flex flex-col gap-2 [&_.btn]:h-auto [&_.btn]:min-h-11 [&_.btn]:py-2 max-sm:[&_.btn]:px-2">
          <AddToCartButton product={product} />
          <BuyNow product={product} />
        </div>
      </div>
    </article>
  )
}
