import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { AddressDialog } from '#components/address/address-dialog.tsx'
import { addressBodyNames } from '#components/address/address-values.ts'
import { successToast } from '#components/feedback/toast.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { changeDelivery } from '#lib/api/delivery.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/order-admin.ts'
import * as shippingTexts from '#texts/shipping.ts'

export function OrderAddress({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const [changing, setChanging] = useState(false)
  const saved = () => {
    setChanging(false)
    void successToast(m.addressChanged())
    void revalidate()
  }
  return (
    <>
      {order.state === 'paid' && !order.address && (
        <p role="note" className="font-semibold text-warning-content">
          {shippingTexts.noAddress()}
        </p>
      )}
      {order.state === 'paid' && mayPress('changeDelivery') && (
        <Button look="plain" className="btn-sm mt-1" onClick={() => setChanging(true)}>
          {order.address ? m.changeAddress() : m.addAddress()}
        </Button>
      )}
      {order.addressChanges?.map(({ at, by, from }) => (
        <p key={at} className="text-base-content/75 text-sm">
          {richText(
            m.addressChange({ by, before: from ? addressLines(from).join(', ') : m.noAddressBefore() }),
            { date: () => <DateText at={at} withTime /> },
          )}
        </p>
      ))}
      {changing && (
        <AddressDialog
          title={m.changeAddress()}
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
