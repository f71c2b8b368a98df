import { EmptyState } from '#components/feedback/empty-state.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/products.ts'
import { RelatedProducts } from './related-products.tsx'

export function NothingFound({ near, currency }: { near: Product[]; currency: string }) {
  return (
    <>
      <EmptyState title={m.noneFound()} text={m.noneFoundText()}>
        <Link to={paths.products} className={buttonClass('plain')}>
          {m.seeAll()}
        </Link>
      </EmptyState>
      <RelatedProducts title={m.nearTitle()} products={near} currency={currency} />
    </>
  )
}
