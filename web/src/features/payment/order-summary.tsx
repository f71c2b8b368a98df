import { numberText } from '@wood-master/contract/text-parts'
import type { TotalRow } from '@wood-master/contract/total-rows'
import { OrderLines } from '#components/order/order-lines.tsx'
import { partsOf, shownTotals } from '#components/order/shown-order.ts'
import { DiscountNote } from '#components/order/totals-rows.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as orderTexts from '#texts/order.ts'
import * as m from '#texts/payment.ts'

const shownAtOnce = 4

export function OrderSummary({ order }: { order: Order }) {
  const { lines, shipping, currency } = order
  const { above, within } = shownTotals(partsOf(order))
  const money = ({ name, amount }: TotalRow) => ({
    name,
    value: <Price amount={amount} currency={currency} />,
  })
  const facts = [
    { name: m.order(), value: order.number },
    ...(order.poNumber ? [{ name: orderTexts.poNumber(), value: order.poNumber }] : []),
    { name: m.product(), value: keepUnits(order.productName) },
    { name: m.email(), value: <EmailText email={order.email} /> },
    { name: m.quantity(), value: numberText(order.quantity) },
    ...(shipping ? above : []).map(money),
    {
      name: m.paymentAmount(),
      value: <Price amount={order.price} currency={currency} className="font-serif text-2xl text-primary" />,
    },
    ...within.map(money),
  ]
  return (
    <Section
      title={m.yourOrder()}
      heading="text-2xl"
      className="flex h-fit flex-col gap-4 rounded-box border border-base-300 p-4 sm:p-6"
    >
      <dl className="grid grid-cols-[fit-content(45%)_1fr] gap-x-6 gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-base-content/75">{name}</dt>
            <dd className="wrap-anywhere text-end font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <DiscountNote {...order} />
      {order.state === 'unpaid' && order.payBy && (
        <p className="rounded-field bg-base-200 px-4 py-3">
          {richText(m.reservedUntil(), {
            datetext: () => <DateText at={order.payBy ?? ''} withTime className="font-semibold" />,
          })}
        </p>
      )}
      {lines.length > shownAtOnce ? (
        <details>
          <summary className="cursor-pointer font-semibold">{m.showLines({ count: lines.length })}</summary>
          <OrderLines order={order} />
        </details>
      ) : (
        <OrderLines order={order} />
      )}
    </Section>
  )
}
