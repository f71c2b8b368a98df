import { richText } from '#components/ui/rich-text.tsx'
import { paperDayText } from '#lib/text/dates.ts'
import * as m from '#texts/papers.ts'
import { Facts } from './facts.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import type { Invoice } from './papers-api.ts'
import { BuyerBlock, SellerBlock } from './parties.tsx'

const kinds: Record<Invoice['kind'], () => string> = {
  invoice: m.kindsInvoice,
  credit_note: m.kindsCreditNote,
  credit_note_reversal: m.kindsCreditNoteReversal,
}

function Correction({ invoice: { kind, corrects, reason } }: { invoice: Invoice }) {
  if (kind === 'invoice') return null
  const isCredit = kind === 'credit_note'
  const known = isCredit ? m.creditsInvoice() : m.takesBackCreditNote()
  const because = isCredit ? m.creditsInvoiceBecause : m.takesBackCreditNoteBecause
  return (
    <p className="pb-4">
      {richText(reason ? because({ reason }) : known, { number: () => <strong>{corrects}</strong> })}
    </p>
  )
}

export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { kind, number, issuedAt, paidAt, orderNumber, orderedAt, poNumber, seller, buyer } = invoice
  const title = kinds[kind]()
  const isInvoice = kind === 'invoice'
  return (
    <article className="paper" aria-label={`${title} ${number}`}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <SellerBlock seller={seller} />
        <div>
          <p className="pb-2 font-serif text-2xl sm:text-right print:text-right">{title}</p>
          <Facts
            facts={[
              [m.number(), number],
              [m.date(), paperDayText(issuedAt)],
              [m.order(), orderNumber],
              ['PO number', poNumber],
              [m.ordered(), paperDayText(orderedAt)],
              [isInvoice ? m.paid() : m.refunded(), paperDayText(paidAt)],
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
        {isInvoice && <p>{m.paidByCardNothingIs()}</p>}
        {invoice.transactionId && (
          <p className="break-all">
            {m.transactionIdTransactionid({ transactionId: invoice.transactionId })}
          </p>
        )}
        {seller.bank && <p>{m.bankAccountBank({ bank: seller.bank })}</p>}
      </footer>
    </article>
  )
}
