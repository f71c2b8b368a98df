import type { Address } from '@wood-master/contract/address-format'
import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { AddressDialog } from '#components/address/address-dialog.tsx'
import { addressBodyNames } from '#components/address/address-values.ts'
import { successToast } from '#components/feedback/toast.ts'
import { ActionButton } from '#components/forms/action-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/order-admin.ts'
import * as shippingTexts from '#texts/shipping.ts'

export function OrderAddress({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const [changing, setChanging] = useState(false)
  const save = async (address: Address) => {
    await api.call('changeDelivery', { params: { id: order._id }, body: { address } })
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
          save={save}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}

/** What a paid order would have cost more with the address that an admin gave it: the buyer can be asked for it, once. */
export function AddressDifference({ order }: { order: Order }) {
  const { costWithAddress: cost, differenceAsked: asked, currency } = order
  const isMissing = cost !== undefined && cost.shortfall > 0
  if (!isMissing && !asked) return null
  const shown = (amount: number) => formatPrice(amount, currency)

  return (
    <section aria-label={m.difference()} className="rounded-field bg-warning/20 p-4 text-sm">
      {isMissing && (
        <p>{keepUnits(m.wouldHaveCost({ price: shown(cost.price), shortfall: shown(cost.shortfall) }))}</p>
      )}
      {asked ? (
        <p className="mt-1 font-semibold">
          {keepUnits(m.wasAskedFor({ amount: shown(asked.amount) }))}, <DateText at={asked.at} withTime />
        </p>
      ) : (
        <ActionButton
          small
          className="mt-3 text-sm"
          disabled={order.state === 'refunded' || !mayPress('askForDifference')}
          action={() => api.call('askForDifference', { params: { id: order._id } })}
          ask={{
            title: m.askDifferenceTitle(),
            text: m.askDifferenceText({ email: order.email }),
            confirm: m.ask(),
            icon: 'question',
          }}
          done={m.differenceAsked()}
        >
          {m.askForDifference()}
        </ActionButton>
      )}
    </section>
  )
}
