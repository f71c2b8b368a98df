import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'

interface MoneyRowProps {
  name: string
  amount: number
  currency: string
  strong?: boolean
}

function MoneyRow({ name, amount, currency, strong = false }: MoneyRowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 ${strong ? 'border-base-300 border-t pt-2' : ''}`}
    >
      <dt className={strong ? 'font-semibold' : 'text-base-content/75'}>{name}</dt>
      <dd>
        <Price amount={amount} currency={currency} className={strong ? 'font-serif text-2xl' : ''} />
      </dd>
    </div>
  )
}

/** Goods, shipping, tax and what they come to; what was refunded of it. */
export function MoneyRows({ order }: { order: Order }) {
  const { goodsTotal, shippingTotal, taxTotal, price, refundedAmount, paymentStatus, currency } = order
  const row = (name: string, amount: number) => <MoneyRow name={name} amount={amount} currency={currency} />
  return (
    <dl className="flex flex-col gap-2">
      {row('Goods', goodsTotal)}
      {shippingTotal > 0 && row('Shipping', shippingTotal)}
      {taxTotal > 0 && row('Tax', taxTotal)}
      <MoneyRow name={paymentStatus ? 'Total paid' : 'To pay'} amount={price} currency={currency} strong />
      {refundedAmount > 0 && row('Refunded', refundedAmount)}
    </dl>
  )
}
