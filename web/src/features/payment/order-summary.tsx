import { MoneyRows } from '#components/order/money-rows.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/payment.ts'

function ReservedUntil({ at }: { at: string }) {
  return richText(m.yourItemsAreReservedUntil(), {
    datetext: () => <DateText at={at} withTime className="font-semibold" />,
  })
}

/** What is being paid for; small on a phone, because the card is what people came for. */
export function OrderSummary({ order }: { order: Order }) {
  const facts = [
    { name: m.order(), value: order.number },
    { name: m.product(), value: order.productName },
    { name: m.email(), value: <EmailText email={order.email} /> },
    { name: m.quantity(), value: order.quantity },
    {
      name: m.paymentAmount(),
      value: (
        <Price
          amount={order.price}
          currency={order.currency}
          className="font-serif text-primary text-xl md:text-2xl"
        />
      ),
    },
  ]
  return (
    <section
      aria-labelledby="summary-title"
      className="h-fit overflow-hidden rounded-box border border-base-300 max-md:grid max-md:grid-cols-[5rem_1fr]"
    >
      <Picture
        src={order.img}
        alt=""
        sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 45vw, 5rem"
        className="aspect-square w-full md:aspect-16/9"
        eager
      />
      <div className="p-3 max-md:text-sm md:p-6">
        <h2 id="summary-title" className="text-2xl max-md:sr-only">
          {m.yourOrder()}
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 md:mt-4 md:gap-y-2">
          {facts.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-base-content/75">{name}</dt>
              <dd className="wrap-anywhere text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {order.shipping && (
          <div className="mt-4 border-base-300 border-t pt-4">
            <MoneyRows order={order} />
          </div>
        )}
        {order.state === 'unpaid' && order.payBy && (
          <p className="mt-2 rounded-field bg-base-200 px-3 py-2 md:mt-4 md:px-4 md:py-3">
            <ReservedUntil at={order.payBy} />
          </p>
        )}
      </div>
    </section>
  )
}
