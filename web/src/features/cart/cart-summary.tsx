import { toMajor, toMinor } from '@wood-master/contract/money'
import { useState } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { useReachable } from '#lib/browser/connection.ts'
import type { ShownLine } from '#lib/cart/kept-cart.ts'
import * as m from '#texts/cart.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'

interface CartSummaryProps {
  lines: ShownLine[]
  /** Nothing before any price is known. */
  currency: string | undefined
  signedIn: boolean
}

/** The sum of the lines; of a changed quantity at the last unit price until the shop has priced it. */
function totalOf(lines: ShownLine[], currency: string): number {
  const minor = lines.reduce(
    (sum, { last, quantity }) => sum + (last ? toMinor(last.unitPrice, currency) * quantity : 0),
    0,
  )
  return toMajor(minor, currency)
}

function goToFirstProblem(): void {
  const problem = document.querySelector('[data-problem]')
  const remedy = problem?.querySelector('button') ?? problem?.closest('li')?.querySelector('button')
  remedy?.focus()
}

export function CartSummary({ lines, currency, signedIn }: CartSummaryProps) {
  const { go } = useSiteNavigation()
  const reachable = useReachable()
  const [refused, setRefused] = useState(false)
  const isPriced = lines.every((line) => line.isPriced)
  const problems = lines.filter(({ last }) => last?.problem).length

  const checkOut = () => {
    setRefused(problems > 0)
    if (problems > 0) goToFirstProblem()
    else go(paths.checkout)
  }

  return (
    <section
      aria-labelledby="summary-title"
      className="flex h-fit flex-col gap-4 rounded-box bg-base-200 p-6 lg:sticky lg:top-24"
    >
      <h2 id="summary-title" className="text-2xl">
        {m.summary()}
      </h2>
      <p className="flex items-baseline justify-between gap-4">
        <span>{m.products({ count: lines.length })}</span>
      </p>
      {currency && (
        <div className={isPriced ? 'contents' : 'opacity-60'}>
          <DeliveryEstimate
            lines={isPriced ? lines.map(({ productId, quantity }) => ({ productId, quantity })) : []}
            goods={totalOf(lines, currency)}
            currency={currency}
          />
        </div>
      )}
      <Button className="btn-lg" disabled={!reachable} onClick={checkOut}>
        {m.checkOut()}
      </Button>
      <p role="alert" className="font-semibold text-error text-sm empty:hidden">
        {refused && problems > 0 && m.problems({ count: problems })}
      </p>
      {!signedIn && <p className="text-base-content/75 text-sm">{m.login()}</p>}
      <Link to={paths.quickOrder} className={buttonClass('plain')}>
        {m.quickOrder()}
      </Link>
    </section>
  )
}
