import type { ReactNode } from 'react'
import { AddressText } from '#components/address/address-text.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/delivery.ts'

interface DeliveredToProps {
  order: Order
  children?: ReactNode
}

export function DeliveredTo({ order: { address, shipping }, children }: DeliveredToProps) {
  return (
    <Section
      title={m.to()}
      heading="font-sans font-semibold text-base"
      className="flex flex-col items-start gap-2"
    >
      {address ? <AddressText address={address} /> : <p>{m.noAddress()}</p>}
      {shipping && (
        <p className="text-base-content/75">
          {shipping.name}
          {shipping.days && ` · ${m.days({ days: shipping.days })}`}
        </p>
      )}
      {children}
    </Section>
  )
}
