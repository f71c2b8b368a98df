import { byAgreementId } from '@wood-master/contract/delivery-price'
import { PlainLink } from '#components/ui/button.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { bold, richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import * as deliveryTexts from '#texts/delivery.ts'
import * as m from '#texts/order.ts'

interface AfterPaymentProps {
  order: Order
  /** The order's own page: it has its number, its invoice and its actions already. */
  onItsPage?: boolean
}

function shippedText(shipping: Order['shipping']): string {
  if (!shipping) return m.shippedNext()
  if (shipping.rateId === byAgreementId) return m.byAgreement()
  const { name, days } = shipping
  return days ? m.shippedByWithin({ name, days: deliveryTexts.days({ days }) }) : m.shippedBy({ name })
}

export function AfterPayment({ order, onItsPage = false }: AfterPaymentProps) {
  const { _id, number, email, shipping } = order
  return (
    <section
      aria-labelledby="next-title"
      className="flex flex-col items-start gap-4 rounded-box border border-base-300 p-6"
    >
      {!onItsPage && <p>{richText(m.yourOrderNumber({ number }), { part: bold })}</p>}
      <h2 id="next-title" className="text-xl">
        {m.title()}
      </h2>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        <li>{richText(m.mailed(), { email: () => <EmailText email={email} /> })}</li>
        <li>{m.packed()}</li>
        <li>{shippedText(shipping)}</li>
        <li>{onItsPage ? m.followHere() : m.follow()}</li>
      </ol>
      <p>{onItsPage ? m.cancelHere() : m.cancel()}</p>
      {!onItsPage && (
        <p className="flex flex-wrap gap-3">
          <PlainLink to={paths.myOrder(_id)}>{m.toOrder({ number })}</PlainLink>
          <PlainLink to={paths.invoice(_id)}>{m.invoice()}</PlainLink>
        </p>
      )}
    </section>
  )
}
