import type { EventKind, PastEvent } from '@wood-master/contract/history'
import { listText } from '@wood-master/contract/list-text'
import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import * as m from '#texts/history.ts'

const names: Record<EventKind, () => string> = {
  placed: m.placed,
  paid: m.paid,
  payment_returned: m.paymentReturned,
  address_changed: m.addressChanged,
  freight_set: m.freightSet,
  freight_accepted: m.freightAccepted,
  difference_asked: m.differenceAsked,
  reminded: m.reminded,
  expired: m.expired,
  lines_cancelled: m.linesCancelled,
  promise_moved: m.promiseMoved,
  packing: m.packing,
  shipped: m.shipped,
  replaced: m.replaced,
  shipment_undone: m.shipmentUndone,
  cancel_requested: m.cancelRequested,
  cancel_granted: m.cancelGranted,
  cancel_declined: m.cancelDeclined,
  cancel_withdrawn: m.cancelWithdrawn,
  cancel_overtaken: m.cancelOvertaken,
  refunded: m.refunded,
  refund_failed: m.refundFailed,
  return_requested: m.returnRequested,
  return_accepted: m.returnAccepted,
  return_declined: m.returnDeclined,
  return_received: m.returnReceived,
  return_closed: m.returnClosed,
  dispute: m.dispute,
  registered: m.registered,
  role_changed: m.roleChanged,
  noted: m.noted,
}

const detailsOf = ({ text, tags }: PastEvent) =>
  [text, tags && m.tagged({ tags: listText(tags) || m.noTags() })].filter(Boolean).join(' · ')

export function PastEvents({ events, currency }: { events: readonly PastEvent[]; currency: string }) {
  return (
    <ol className="flex flex-col gap-3" aria-label={m.title()}>
      {events.map((event) => {
        const { at, what, by, amount } = event
        const details = detailsOf(event)
        return (
          <li key={`${at} ${what} ${details}`}>
            <span className="font-semibold">{names[what]()}</span>
            {amount !== undefined && (
              <>
                {' '}
                <Price amount={amount} currency={currency} />
              </>
            )}
            {details && <span className="wrap-anywhere block whitespace-pre-wrap">{details}</span>}
            <span className="wrap-anywhere block text-base-content/75 text-sm">
              <DateText at={at} withTime />, {by ?? m.shop()}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
