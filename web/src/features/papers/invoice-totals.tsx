import { amountText } from '#lib/text/amount.ts'
import type { Invoice } from './invoices-api.ts'
import { messages } from './messages.ts'

/** What the tax is called: `VAT 25%`. */
function taxName({ tax }: Invoice): string {
  return tax ? `${tax.name} ${tax.percent}%` : 'Tax'
}

/** Goods, shipping, tax and what they come to. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { kind, goodsTotal, shippingTotal, shippingName, taxTotal, total, tax, currency } = invoice
  const shipping = shippingName ? `Shipping, ${shippingName}` : 'Shipping'
  const rows: [name: string, amount: number, isShown: boolean][] = [
    ['Goods', goodsTotal, true],
    [shipping, shippingTotal, shippingTotal > 0 || (kind === 'invoice' && shippingName !== undefined)],
    [taxName(invoice), taxTotal, taxTotal > 0 || (tax !== undefined && !tax.reverseCharge)],
  ]
  return (
    <div className="break-inside-avoid pt-4">
      <dl className="ml-auto grid max-w-96 grid-cols-[1fr_auto] items-baseline gap-y-1">
        {rows.map(
          ([name, amount, isShown]) =>
            isShown && (
              <div key={name} className="contents">
                <dt className="wrap-anywhere pr-8">{name}</dt>
                <dd className="text-right tabular-nums">{amountText(amount, currency)}</dd>
              </div>
            ),
        )}
        <dt className="self-stretch border-base-300 border-t pt-2 pr-8 font-semibold">
          {messages.totals[kind]}
        </dt>
        <dd className="self-stretch border-base-300 border-t pt-1 text-right font-serif text-2xl tabular-nums">
          {amountText(total, currency)}
        </dd>
      </dl>
      {tax?.reverseCharge && <p className="mt-3 text-right text-sm">{messages.reverseCharge}</p>}
    </div>
  )
}
