import { toMajor, toMinor } from '@wood-master/contract/money'
import { useState } from 'react'
import { Button, PlainLink } from '#components/ui/button.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { Panel } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import { useReachable } from '#lib/browser/connection.ts'
import type { ShownLine } from '#lib/cart/kept-cart.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/cart.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'

/** The lines at their last unit prices, which may not be those of a changed quantity until the shop has priced it. */
const goodsOf = (lines: ShownLine[], currency: string) =>
  lines.map(({ productId, last, quantity }) => ({
    productId,
    quantity,
    taxClass: last?.taxClass,
    price: toMajor(last ? toMinor(last.unitPrice, currency) * quantity : 0, currency),
  }))

function goToFirstProblem(): void {
  const problem = document.querySelector('[data-problem]')
  const remedy = problem?.querySelector('button') ?? problem?.closest('li')?.querySelector('button')
  remedy?.focus()
}

export function CartSummary({ lines, currency }: { lines: ShownLine[]; currency: string | undefined }) {
  const account = useAccount()
  const { go } = useSiteNavigation()
  const reachable = useReachable()
  const [refused, setRefused] = useState(false)
  const isPriced = lines.every((line) => line.isPriced)
  // Before it was priced once it is not known whether a line can be ordered.
  const isKnown = lines.every(({ last }) => last)
  const problems = lines.filter((line) => line.isPriced && line.last?.problem).length

  const checkOut = () => {
    setRefused(problems > 0)
    if (problems > 0) goToFirstProblem()
    else go(paths.checkout)
  }

  return (
    <Panel title={m.summary()} className="lg:sticky lg:top-24">
      <p>{m.products({ count: lines.length })}</p>
      {/* Above what arrives and changes: a button that moves while it is pressed is not pressed. */}
      <Button className="btn-lg" disabled={!(reachable && isKnown)} onClick={checkOut}>
        {m.checkOut()}
      </Button>
      <p role="alert" className="font-semibold text-error text-sm empty:hidden">
        {refused && problems > 0 && m.problems({ count: problems })}
      </p>
      {currency && (
        <div className={`flex flex-col gap-4 ${isPriced ? '' : 'opacity-60'}`}>
          <DeliveryEstimate lines={goodsOf(lines, currency)} isPriced={isPriced} currency={currency} />
        </div>
      )}
      {!account && <p className="text-base-content/75 text-sm">{m.login()}</p>}
      <PlainLink to={paths.quickOrder}>{m.quickOrder()}</PlainLink>
    </Panel>
  )
}
