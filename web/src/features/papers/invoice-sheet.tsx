import { paperDayText } from '#lib/text/dates.ts'
import { Facts } from './facts.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import { messages } from './messages.ts'
import type { Invoice } from './papers-api.ts'
import { BuyerBlock, SellerBlock } from './parties.tsx'

function Correction({ invoice: { kind, corrects, reason } }: { invoice: Invoice }) {
  if (kind === 'invoice') return null
  const what = kind === 'credit_note' ? 'Credits invoice' : 'Takes back credit note'
  return (
    <p className="pb-4">
      {what} <strong>{corrects}</strong>.{reason && ` Reason: ${reason}`}
    </p>
  )
}

export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { kind, number, issuedAt, paidAt, orderNumber, orderedAt, poNumber, seller, buyer } = invoice
  const title = messages.kinds[kind]
  const isInvoice = kind === 'invoice'
  return (
    <article className="paper" aria-label={`${title} ${number}`}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <SellerBlock seller={seller} />
        <div>
          <p className="pb-2 font-serif text-2xl sm:text-right print:text-right">{title}</p>
          <Facts
            facts={[
              ['Number', number],
              ['Date', paperDayText(issuedAt)],
              ['Order', orderNumber],
              ['PO number', poNumber],
              ['Ordered', paperDayText(orderedAt)],
              [isInvoice ? 'Paid' : 'Refunded', paperDayText(paidAt)],
            ]}
          />
        </div>
      </header>
      <div className="pb-6">
        <BuyerBlock buyer={buyer} />
      </div>
      <Correction invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <InvoiceTotals invoice={invoice} />
      <footer className="mt-8 break-inside-avoid text-sm">
        {isInvoice && <p>Paid by card. Nothing is left to pay.</p>}
        {invoice.transactionId && <p className="break-all">Transaction id: {invoice.transactionId}</p>}
        {seller.bank && <p>Bank account: {seller.bank}</p>}
      </footer>
    </article>
  )
}
