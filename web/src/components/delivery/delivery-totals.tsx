import { TotalsRows, totalsRoom } from '#components/order/totals-rows.tsx'
import { goodsName } from '#components/ui/goods-name.ts'
import * as m from '#texts/delivery.ts'
import type { DeliveryForm } from './use-delivery.ts'

/** What it comes to with the chosen delivery; without one yet, the goods (major units) alone. */
export function DeliveryTotals({ delivery, goodsTotal }: { delivery: DeliveryForm; goodsTotal: number }) {
  const { totals, shown, currency, quote } = delivery
  const { goodsWithTax } = shown
  return (
    <>
      <dl className={`flex flex-col gap-2 ${quote.isLoading ? totalsRoom : ''}`} aria-live="polite">
        <TotalsRows
          goodsTotal={goodsTotal}
          shipping={totals?.shipping}
          tax={totals?.tax}
          goodsWithTax={goodsWithTax}
          total={totals?.total ?? goodsWithTax ?? goodsTotal}
          totalName={
            !totals ? goodsName(goodsWithTax !== undefined) : totals.shipping ? m.toPay() : m.withoutFreight()
          }
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
