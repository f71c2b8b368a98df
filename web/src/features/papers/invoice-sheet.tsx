import { formatAmount } from '@wood-master/contract/money'
import { numberText } from '@wood-master/contract/text-parts'
import { totalRows } from '@wood-master/contract/total-rows'
import { Table } from '#components/lists/table.tsx'
import { DiscountNote } from '#components/order/totals-rows.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { addressLines } from '#lib/text/address-lines.ts'
import { paperDayText } from '#lib/text/dates.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { leavesText } from '#lib/text/leaves.ts'
import * as m from '#texts/papers.ts'
import { Code, Facts, SheetFoot, Sku, wideOnly } from './paper-parts.tsx'
import type { Invoice } from './papers-api.ts'

const taxNumberOf = (party: { taxNumber?: string | undefined } = {}) =>
  party.taxNumber && m.taxNumber({ taxNumber: party.taxNumber })

export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { kind, number, issuedAt, paidAt, orderNumber, orderedAt, poNumber, seller, buyer, reason } = invoice
  const { lines, currency } = invoice
  const title = m[`kind_${kind}`]()
  const isInvoice = kind === 'invoice'
  return (
    <article className="paper" aria-label={`${title} ${number}`}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <div>
          <p className="font-serif text-2xl">{seller.name}</p>
          <p className="text-sm">
            <Lines lines={[...seller.address.split(/,\s*/), taxNumberOf(seller), seller.contact]} />
          </p>
        </div>
        <div>
          <p className="pb-2 font-serif text-2xl sm:text-end print:text-end">{title}</p>
          <Facts
            facts={[
              [m.number(), <Code key="number">{number}</Code>],
              [m.date(), paperDayText(issuedAt)],
              [m.order(), <Code key="order">{orderNumber}</Code>],
              [m.poNumber(), poNumber],
              [m.ordered(), paperDayText(orderedAt)],
              [isInvoice ? m.paid() : m.refunded(), paperDayText(paidAt)],
            ]}
          />
        </div>
      </header>
      <section aria-label={m.buyer()} className="pb-6">
        <p className="text-sm">{m.soldTo()}</p>
        <p className="font-semibold leading-snug">
          <Lines lines={buyer.address ? addressLines(buyer.address) : [buyer.name]} />
        </p>
        <p className="text-sm">
          <Lines lines={[taxNumberOf(buyer.address), buyer.email]} />
        </p>
      </section>
      {kind !== 'invoice' && (
        <p className="pb-4">
          {richText(reason ? m[`because_${kind}`]({ reason }) : m[`corrects_${kind}`](), {
            number: () => <strong>{invoice.corrects}</strong>,
          })}
        </p>
      )}
      <Table
        className="paper-table"
        caption={m.products()}
        columns={[
          [m.product()],
          [m.quantity(), 'number'],
          [m.unitPrice(), `number ${wideOnly}`],
          [m.amount(), 'number'],
        ]}
        foot={<SheetFoot number={number} />}
      >
        {lines.map(({ sku, name, unit, quantity, unitPrice, price, promise }) => (
          <tr key={`${sku} ${name}`}>
            <td>
              <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>
              {sku && (
                <span className="block text-sm">
                  {richText(
                    m.lineFacts({
                      unitPrice: formatAmount(unitPrice, currency),
                      unit: keepUnits(unit ?? m.piece()),
                    }),
                    {
                      sku: () => <Sku>{sku}</Sku>,
                      part: (words) => <span className="sm:hidden print:hidden">{words}</span>,
                    },
                  )}
                </span>
              )}
              {promise && <span className="block text-sm">{leavesText(promise)}</span>}
            </td>
            <td className="number">{numberText(quantity)}</td>
            <td className={`number ${wideOnly}`}>{formatAmount(unitPrice, currency)}</td>
            <td className="number">{formatAmount(price, currency)}</td>
          </tr>
        ))}
      </Table>
      <InvoiceTotals invoice={invoice} />
      <footer className="mt-8 break-inside-avoid text-sm">
        {isInvoice && <p>{m.paidByCard()}</p>}
        {invoice.transactionId && (
          <p className="break-all">{m.transactionId({ transactionId: invoice.transactionId })}</p>
        )}
        {seller.bank && <p>{m.bankAccount({ bank: seller.bank })}</p>}
      </footer>
    </article>
  )
}

function Lines({ lines }: { lines: (string | undefined)[] }) {
  const said = lines.filter((line) => line !== undefined && line !== '')
  return said.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no other name, and never move.
    <span key={index} className="wrap-anywhere block">
      <bdi>{line}</bdi>
    </span>
  ))
}

function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { kind, goodsTotal, shippingTotal, shippingName, total, currency } = invoice
  const { tax, taxLines, taxTotal, taxEvidence } = invoice
  // Why there is no tax, and the proof of it; where there is tax, nothing.
  const reasons = taxLines
    ? taxLines.filter(({ treatment }) => treatment !== 'S' && treatment !== 'O').map(({ reason }) => reason)
    : tax?.reverseCharge
      ? [m.reverseCharge()]
      : []
  const { number, status, checkedAt, consultation } = taxEvidence ?? {}
  // A credit note of lines says nothing about their shipping.
  const hasShipping = shippingTotal > 0 || (kind === 'invoice' && shippingName !== undefined)
  const rows = totalRows({
    goodsTotal,
    discount: invoice.discount,
    shipping: hasShipping ? { name: shippingName, amount: shippingTotal } : undefined,
    tax: { terms: tax, lines: taxLines, amount: taxTotal },
  })
  return (
    <div className="break-inside-avoid pt-4">
      <dl className="ms-auto grid max-w-96 grid-cols-[1fr_auto] items-baseline gap-y-1">
        {rows.map(({ name, amount }) => (
          <div key={name} className="contents">
            <dt className="wrap-anywhere pe-8">{name}</dt>
            <dd className="text-end tabular-nums">{formatAmount(amount, currency)}</dd>
          </div>
        ))}
        <dt className="self-stretch border-base-300 border-t pt-2 pe-8 font-semibold">
          {m[`total_${kind}`]()}
        </dt>
        <dd className="self-stretch border-base-300 border-t pt-1 text-end font-serif text-2xl tabular-nums">
          {formatAmount(total, currency)}
        </dd>
      </dl>
      <DiscountNote {...invoice} />
      {reasons.length > 0 && (
        <div className="mt-3 text-end text-sm">
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {number && checkedAt && status === 'valid' && (
            <p>{m.taxProof({ number, day: paperDayText(checkedAt) })}</p>
          )}
          {consultation && <p>{m.taxConsultation({ consultation })}</p>}
        </div>
      )}
    </div>
  )
}
