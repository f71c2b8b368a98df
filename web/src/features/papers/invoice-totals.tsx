import { formatAmount } from '@wood-master/contract/money'
import { totalRows } from '@wood-master/contract/total-rows'
import { paperDayText } from '#lib/text/dates.ts'
import * as m from '#texts/papers.ts'
import type { Invoice } from './papers-api.ts'

const totals: Record<Invoice['kind'], () => string> = {
  invoice: m.totalsInvoice,
  credit_note: m.totalsCreditNote,
  credit_note_reversal: m.totalsCreditNoteReversal,
}

export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { kind, goodsTotal, shippingTotal, shippingName, taxTotal, taxLines, total, tax, currency } = invoice
  // A credit note of lines says nothing about their shipping.
  const hasShipping = shippingTotal > 0 || (kind === 'invoice' && shippingName !== undefined)
  const rows = totalRows({
    goods: goodsTotal,
    shipping: hasShipping ? { name: shippingName, amount: shippingTotal } : undefined,
    tax: { terms: tax, lines: taxLines, amount: taxTotal },
  })
  return (
    <div className="break-inside-avoid pt-4">
      <dl className="ml-auto grid max-w-96 grid-cols-[1fr_auto] items-baseline gap-y-1">
        {rows.map(({ name, amount }) => (
          <div key={name} className="contents">
            <dt className="wrap-anywhere pr-8">{name}</dt>
            <dd className="text-right tabular-nums">{formatAmount(amount, currency)}</dd>
          </div>
        ))}
        <dt className="self-stretch border-base-300 border-t pt-2 pr-8 font-semibold">{totals[kind]()}</dt>
        <dd className="self-stretch border-base-300 border-t pt-1 text-right font-serif text-2xl tabular-nums">
          {formatAmount(total, currency)}
        </dd>
      </dl>
      <TaxReasons invoice={invoice} />
    </div>
  )
}

/** Why there is no tax, and the proof of it; where there is tax, nothing. */
function TaxReasons({ invoice: { tax, taxLines, taxEvidence } }: { invoice: Invoice }) {
  const reasons = taxLines
    ? taxLines.filter(({ treatment }) => treatment !== 'S' && treatment !== 'O').map(({ reason }) => reason)
    : tax?.reverseCharge
      ? [m.reverseCharge()]
      : []
  if (reasons.length === 0) return null
  const { number, status, checkedAt, consultation } = taxEvidence ?? {}
  return (
    <div className="mt-3 text-right text-sm">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {number && checkedAt && status === 'valid' && (
        <p>{m.taxProof({ number, day: paperDayText(checkedAt) })}</p>
      )}
      {consultation && <p>{m.taxConsultation({ consultation })}</p>}
    </div>
  )
}
