import { byAgreement } from '@wood-master/contract/delivery-price'
import { messages as deliveryMessages } from '#components/delivery/messages.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { afterPayment as messages } from './after-payment-messages.ts'

interface AfterPaymentProps {
  order: Order
  /** The order's own page: it has its number, its invoice and its actions already. */
  onItsPage?: boolean
}

function shippedText(shipping: Order['shipping']): string {
  if (!shipping) return messages.shipped
  if (shipping.rateId === byAgreement.id) return messages.byAgreement
  return messages.shippedBy(shipping.name, shipping.days && deliveryMessages.days(shipping.days))
}

/** What a buyer has in hand after paying, and what happens next: packing, shipping, mails, following, cancelling. */
export function AfterPayment({ order, onItsPage = false }: AfterPaymentProps) {
  const { _id, number, email, shipping } = order
  return (
    <section
      aria-labelledby="next-title"
      className="flex flex-col items-start gap-4 rounded-box border border-base-300 p-6"
    >
      {!onItsPage && (
        <p>
          Your order number is <span className="font-semibold">{number}</span>.
        </p>
      )}
      <h2 id="next-title" className="text-xl">
        {messages.title}
      </h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <li>
          {messages.mailed} <EmailText email={email} />.
        </li>
        <li>{messages.packed}</li>
        <li>{shippedText(shipping)}</li>
        <li>{onItsPage ? messages.followHere : messages.follow}</li>
      </ol>
      <p>{onItsPage ? messages.cancelHere : messages.cancel}</p>
      {!onItsPage && (
        <p className="flex flex-wrap gap-3">
          <Link to={paths.myOrder(_id)} className={buttonClass('plain')}>
            {messages.toOrder(number)}
          </Link>
          <Link to={paths.invoice(_id)} className={buttonClass('plain')}>
            {messages.invoice}
          </Link>
        </p>
      )}
    </section>
  )
}
