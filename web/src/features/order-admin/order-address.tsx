import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { AddressDialog } from '#components/address/address-dialog.tsx'
import { addressBodyNames } from '#components/address/body-names.ts'
import { successToast } from '#components/feedback/toast.tsx'
import { messages as shippingMessages } from '#components/order/shipping-messages.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { changeDelivery } from '#lib/api/delivery.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { messages } from './messages.ts'

/** Corrects where a paid order goes, and shows who did so before. */
export function OrderAddress({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const [changing, setChanging] = useState(false)
  const saved = () => {
    setChanging(false)
    void successToast(messages.addressChanged)
    void revalidate()
  }
  return (
    <>
      {order.state === 'paid' && !order.address && (
        <p role="note" className="font-semibold text-warning-content">
          {shippingMessages.noAddress}
        </p>
      )}
      {order.state === 'paid' && (
        <Button look="plain" className="btn-sm mt-1" onClick={() => setChanging(true)}>
          {order.address ? messages.changeAddress : messages.addAddress}
        </Button>
      )}
      {order.addressChanges?.map(({ at, by, from }) => (
        <p key={at} className="text-base-content/75 text-sm">
          Changed by {by}, <DateText at={at} withTime />. Before:{' '}
          {from ? addressLines(from).join(', ') : messages.noAddressBefore}
        </p>
      ))}
      {changing && (
        <AddressDialog
          title={messages.changeAddress}
          address={order.address ?? { name: order.buyerName ?? '' }}
          bodyNames={addressBodyNames}
          save={(address) => changeDelivery(order._id, { address })}
          onSaved={saved}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
