import type { Address } from '@wood-master/contract/address-format'
import { type FormEvent, useState } from 'react'
import { addressBodyNames, addressValues } from '#components/address/address-values.ts'
import { DeliveryFields } from '#components/delivery/delivery-fields.tsx'
import { DeliveryTotals } from '#components/delivery/delivery-totals.tsx'
import { destinationOf, useDelivery } from '#components/delivery/use-delivery.ts'
import { quoteAhead } from '#components/delivery/use-quote.ts'
import { hasDraft, useKeptDraft } from '#components/forms/kept-draft.ts'
import { placeServerErrors } from '#components/forms/server-errors.ts'
import { useAction } from '#components/forms/use-action.ts'
import { DeliveredTo } from '#components/order/delivered-to.tsx'
import { Button, SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { type BookAddress, isQuoteOutdated } from '#lib/api/delivery.ts'
import { withFieldSentences } from '#lib/api/field-errors.ts'
import type { Order } from '#lib/api/orders.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/payment.ts'

/** The buyer's addresses. Of an order without one they come with what delivery to the first costs, so that nothing moves. */
export async function bookFor({ _id: orderId, address, buysFor }: Order): Promise<BookAddress[]> {
  const book = await api.call('listAddresses')
  const to = address ? undefined : book[0] && destinationOf(book[0])
  if (to) await quoteAhead({ ...to, buysFor }, { orderId })
  return book
}

interface OrderDeliveryProps {
  order: Order
  book: BookAddress[]
}

export function OrderDelivery({ order, book }: OrderDeliveryProps) {
  const [changing, setChanging] = useState(() => hasDraft(draftOf(order)))
  const change = (to: boolean) => {
    setChanging(to)
    // The pressed button goes; after an address that was missing the card's field comes next.
    if (order.address) focusHeading()
  }
  if (order.address && !changing) {
    return (
      <DeliveredTo order={order}>
        <Button look="plain" className="btn-sm mt-1" onClick={() => change(true)}>
          {m.changeDelivery()}
        </Button>
      </DeliveredTo>
    )
  }
  return (
    <ChangeDelivery
      order={order}
      book={book}
      onDone={() => change(false)}
      onCancel={order.address ? () => change(false) : undefined}
    />
  )
}

/** An address that was typed survives a reload, and a sign-out in another tab. */
const draftOf = ({ _id }: Order) => `delivery.${_id}`

const isSame = (one: Address, other: Address) =>
  JSON.stringify(addressValues(one)) === JSON.stringify(addressValues(other))

interface ChangeDeliveryProps extends OrderDeliveryProps {
  onDone: () => void
  onCancel: (() => void) | undefined
}

function ChangeDelivery({ order, book, onDone, onCancel }: ChangeDeliveryProps) {
  const account = useAccount()
  const { _id: orderId, address, shipping, goodsTotal, currency, buysFor } = order
  const start = {
    chosen: hasDraft(draftOf(order))
      ? undefined
      : (address ? book.find((known) => isSame(known, address)) : book[0])?._id,
    address: address ?? { name: account?.name },
    rateId: shipping?.rateId,
  }
  const delivery = useDelivery({
    book,
    start,
    consignment: { orderId },
    goods: order.lines,
    currency,
    buysFor,
  })
  const forget = useKeptDraft(delivery.form, draftOf(order))
  const { pending, run } = useAction()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = await delivery.read()
    if (!chosen) return
    await run(async () => {
      try {
        await api.call('changeDelivery', { params: { id: orderId }, body: chosen })
      } catch (error) {
        if (isQuoteOutdated(error)) delivery.quote.refresh()
        // The form of the address is hidden then.
        if (delivery.chosen !== undefined) throw withFieldSentences(error)
        if (placeServerErrors(delivery.form, error, addressBodyNames)) throw error
        return
      }
      forget()
      onDone()
    })
  }

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={save}>
      <DeliveryFields delivery={delivery} />
      <DeliveryTotals delivery={delivery} goodsTotal={goodsTotal} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} disabled={!delivery.totals}>
          {m.deliverHere()}
        </SubmitButton>
        {onCancel && (
          <Button
            look="plain"
            disabled={pending}
            onClick={() => {
              forget()
              onCancel()
            }}
          >
            {m.keepDelivery()}
          </Button>
        )}
      </div>
    </form>
  )
}
