import type { BodyOf } from '@wood-master/contract/calls'
import type { EventKind, PastEvent } from '@wood-master/contract/history'
import { limits } from '@wood-master/contract/limits'
import { listText } from '@wood-master/contract/list-text'
import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import * as m from '#texts/history.ts'

interface HistoryProps {
  events: readonly PastEvent[]
  currency: string
  tags: readonly string[]
  /** Left out for whoever may not write. */
  save?: ((note: BodyOf<'noteOrder'>) => Promise<unknown>) | undefined
}

/** What happened to an order or a person, and what the shop's people note about it. */
export function History({ events, currency, tags, save }: HistoryProps) {
  return (
    <Section title={m.title()} heading="text-2xl" className="mt-10 flex flex-col gap-6">
      {save && <NoteForm key={tags.join()} tags={tags} save={save} />}
      <PastEvents events={events} currency={currency} />
    </Section>
  )
}

function NoteForm({ tags, save }: { tags: readonly string[]; save: NonNullable<HistoryProps['save']> }) {
  const { pending, run } = useAction()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [typed, setTyped] = useState(tags.join(', '))
  const wanted = typed.split(',').flatMap((tag) => tag.trim() || [])
  const isEmpty = text.trim() === '' && wanted.join() === tags.join()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      async () => {
        await save({ key, tags: wanted, ...(text.trim() ? { text } : {}) })
        await successToast(m.saved())
      },
      () => {
        setKey(crypto.randomUUID())
        setText('')
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
      <TextArea
        label={m.noted()}
        hint={m.noteHint()}
        rows={2}
        maxLength={limits.noteLength}
        value={text}
        onText={setText}
      />
      <TextField label={m.tags()} hint={m.tagsHint()} value={typed} onText={setTyped} />
      <SubmitButton small pending={pending} disabled={isEmpty}>
        {m.save()}
      </SubmitButton>
    </form>
  )
}

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

/** How a dispute ended is its text. */
const disputes: Partial<Record<string, () => string>> = {
  won: m.disputeWon,
  lost: m.disputeLost,
  closed: m.disputeClosed,
}
const nameOf = ({ what, text = '' }: PastEvent) => ((what === 'dispute' && disputes[text]) || names[what])()

const detailsOf = ({ what, text, tags }: PastEvent) =>
  [what !== 'dispute' && text, tags && m.tagged({ tags: listText(tags) || m.noTags() })]
    .filter(Boolean)
    .join(' · ')

function PastEvents({ events, currency }: { events: readonly PastEvent[]; currency: string }) {
  return (
    <ol className="flex flex-col gap-3" aria-label={m.title()}>
      {events.map((event) => {
        const { at, what, by, amount } = event
        const details = detailsOf(event)
        return (
          <li key={`${at} ${what} ${details}`}>
            <span className="font-semibold">{nameOf(event)}</span>
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
