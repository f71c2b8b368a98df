import { Suspense, use } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import type { PaymentIntent } from './payment-api.ts'

interface PayButtonProps {
  order: Order
  intent: Promise<PaymentIntent>
  /** The card field has loaded or a saved card was chosen, and nothing else is missing. */
  ready: boolean
  paying: boolean
}

function Pay({ order, enabled, paying }: { order: Order; enabled: boolean; paying: boolean }) {
  return (
    <Button type="submit" className="btn-lg" disabled={!enabled} pending={paying}>
      Pay <Price amount={order.price} currency={order.currency} />
    </Button>
  )
}

function PayWithIntent({ intent, ready, ...rest }: PayButtonProps) {
  const known = use(intent)
  return <Pay {...rest} enabled={ready && 'clientSecret' in known} />
}

/** Disabled until the client secret is there, the card field is ready and the order has an address. */
export function PayButton(props: PayButtonProps) {
  return (
    <Suspense fallback={<Pay order={props.order} enabled={false} paying={props.paying} />}>
      <PayWithIntent {...props} />
    </Suspense>
  )
}
