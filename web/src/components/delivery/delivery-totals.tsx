import { TotalsRows } from '#components/order/totals-rows.tsx'
import * as m from '#texts/delivery.ts'
import type { DeliveryForm } from './use-delivery.ts'

interface DeliveryTotalsProps {
  totals: DeliveryForm['totals']
  /** Major units (dollars). */
  goods: number
  currency: string
}

/** What it comes to with the chosen delivery; without one yet, the goods alone. */
export function DeliveryTotals({ totals, goods, currency }: DeliveryTotalsProps) {
  return (
    <>
      <dl className="flex flex-col gap-2" aria-live="polite">
        <TotalsRows
          goods={goods}
          shipping={totals && { name: totals.shippingName, amount: totals.shipping }}
          tax={totals?.tax}
          total={totals?.total ?? goods}
          totalName={totals ? m.toPay() : m.goodsOnly()}
          currency={currency}
        />
      </dl>
      {totals?.tax.terms.reverseCharge && (
        <p className="text-base-content/75 text-sm">{m.reverseCharge({ tax: totals.tax.terms.name })}</p>
      )}
      {totals?.taxNote && (
        <p role="status" className="text-sm">
          {totals.taxNote}
        </p>
      )}
    </>
  )
}
