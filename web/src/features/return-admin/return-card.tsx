import type { ResponseOf } from '@wood-master/contract/calls'
import { formatPrice } from '@wood-master/contract/money'
import { unitsToSettle } from '@wood-master/contract/return-units'
import { useState } from 'react'
import { ActionButton } from '#components/forms/action-button.tsx'
import { ReturnLines } from '#components/order/order-returns.tsx'
import { returnStateName } from '#components/order/return-names.ts'
import { type Line, unitsAmount } from '#components/order/units-amount.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import { mayPress } from '#lib/api/queries.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/return-admin.ts'
import { CloseWithNothing, ReceiveForm } from './receive-form.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

export type ListedReturn = ResponseOf<'listReturns'>[number]

export function ReturnCard({ one }: { one: ListedReturn }) {
  const { id, number, order, state, answer, requestedAt } = one
  return (
    <li ref={keepFocus} data-return={id} className="rounded-box border border-base-300 p-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-xl">{m.returnNumber({ number })}</h2>
        <span className="badge badge-outline font-semibold">{returnStateName(one)}</span>
        <DateText at={requestedAt} withTime className="text-base-content/75 text-sm" />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        <TextLink to={adminPaths.manageOneOrder(order._id)}>{m.orderNumber(order)}</TextLink>
        {order.buyerName && <span>{order.buyerName}</span>}
        <EmailText email={order.email} />
      </p>
      <ReturnLines order={order} one={one} />
      {answer && <p className="wrap-anywhere mt-2 text-sm">{m.buyerWasTold({ answer })}</p>}
      {mayPress('moveReturn') && <NextStep key={state} one={one} />}
    </li>
  )
}

function NextStep({ one }: { one: ListedReturn }) {
  const params = { id: one.id }
  const number = <span className="sr-only"> {one.number}</span>
  switch (one.state) {
    case 'requested':
      return (
        <div className="mt-4 flex flex-wrap gap-2">
          <ActionButton
            small
            action={() => api.call('moveReturn', { params, body: { state: 'accepted' } })}
            done={m.accepted()}
          >
            {m.accept()}
            {number}
          </ActionButton>
          <ActionButton
            look="plain"
            small
            action={(reason) => api.call('moveReturn', { params, body: { state: 'declined', reason } })}
            reason={{ title: m.declineTitle(), text: m.declineText(), confirm: m.decline() }}
          >
            {m.decline()}
            {number}
          </ActionButton>
        </div>
      )
    case 'accepted':
      return one.lines.every(({ reason }) => reason === 'missing') ? (
        <SettleActions one={one} />
      ) : (
        <ReceiveForm one={one} />
      )
    case 'received':
      return <SettleActions one={one} />
    case 'closed':
      return one.outcome === 'replacement' && <ReplacementTracking one={one} />
    case 'declined':
      return null
  }
}

/** Which may be known only once the replacement was sent. */
function ReplacementTracking({ one }: { one: ListedReturn }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-4">
      <Button look="plain" small onClick={() => setOpen(true)}>
        {m.tracking()}
        <span className="sr-only"> {one.number}</span>
      </Button>
      {open && <ReplaceDialog one={one} onClose={() => setOpen(false)} />}
    </div>
  )
}

function SettleActions({ one }: { one: ListedReturn }) {
  const [replacing, setReplacing] = useState(false)
  const units = new Map(unitsToSettle(one).map(({ productId, quantity }) => [productId, quantity]))
  const unitsOwed = ({ productId, quantity, refundedQuantity }: Line) =>
    Math.min(units.get(productId) ?? 0, quantity - refundedQuantity)
  // Its own that did not reach Stripe is pressed again.
  const begun = one.order.refunds.find(({ returnId, state }) => returnId === one.id && state === 'pending')
  const owed = begun?.lines ?? one.order.lines.map((line) => ({ quantity: unitsOwed(line) }))
  const pieces = owed.reduce((sum, { quantity }) => sum + quantity, 0)
  const amount = formatPrice(begun?.amount ?? unitsAmount(one.order, unitsOwed), one.order.currency)
  const body = { state: 'closed', outcome: 'refund' } as const
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {pieces > 0 && (
        <>
          <ActionButton
            small
            action={() => api.call('moveReturn', { params: { id: one.id }, body })}
            ask={{
              title: m.refundTitle({ amount }),
              text: m.refundText({ pieces, number: one.number }),
              confirm: m.refund({ amount }),
            }}
            done={m.refundedToast()}
          >
            {m.refund({ amount })}
            <span className="sr-only"> {one.number}</span>
          </ActionButton>
          <Button look="plain" small onClick={() => setReplacing(true)}>
            {m.replace()}
            <span className="sr-only"> {one.number}</span>
          </Button>
        </>
      )}
      <CloseWithNothing one={one} />
      {replacing && <ReplaceDialog one={one} pieces={pieces} onClose={() => setReplacing(false)} />}
    </div>
  )
}
