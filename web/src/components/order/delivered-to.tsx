import type { ReactNode } from 'react'
import { AddressText } from '#components/address/address-text.tsx'
import { messages } from '#components/delivery/messages.ts'
import type { Order } from '#lib/api/orders.ts'

interface DeliveredToProps {
  order: Order
  children?: ReactNode
}

export function DeliveredTo({ order: { address, shipping }, children }: DeliveredToProps) {
  return (
    <section aria-labelledby="delivered-title" className="flex flex-col items-start gap-2">
      <h2 id="delivered-title" className="font-sans font-semibold text-base">
        {messages.to}
      </h2>
      {address ? <AddressText address={address} /> : <p>{messages.noAddress}</p>}
      {shipping && (
        <p className="text-base-content/75">
          {shipping.name}
          {shipping.days && `, ${messages.days(shipping.days)}`}
        </p>
      )}
      {children}
    </section>
  )
}
