import type { ReactNode } from 'react'
import { AddressText } from '#components/address/address-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as deliveryTexts from '#texts/delivery.ts'
import * as m from '#texts/delivery.ts'

interface DeliveredToProps {
  order: Order
  children?: ReactNode
}

export function DeliveredTo({ order: { address, shipping }, children }: DeliveredToProps) {
  return (
    <section aria-labelledby="delivered-title" className="flex flex-col items-start gap-2">
      <h2 id="delivered-title" className="font-sans font-semibold text-base">
        {m.to()}
      </h2>
      {address ? <AddressText address={address} /> : <p>{m.noAddress()}</p>}
      {shipping && (
        <p className="text-base-content/75">
          {shipping.name}
          {shipping.days && `, ${deliveryTexts.days({ days: shipping.days })}`}
        </p>
      )}
      {children}
    </section>
  )
}
