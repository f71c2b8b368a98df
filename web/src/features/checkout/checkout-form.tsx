import { limits } from '@wood-master/contract/limits'
import { type FormEvent, useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Settings } from '#lib/api/settings.ts'
import type { Cart } from '#lib/cart/kept-cart.ts'
import { countOf } from '#lib/text/count.ts'
import { CheckoutLines } from './checkout-lines.tsx'
import { messages } from './messages.ts'
import { useCheckout } from './use-checkout.ts'

interface CheckoutFormProps {
  cart: Cart
  uid: string
  settings: Settings
  onPlaced: (orderId: string) => Promise<void>
}

/** The whole cart as one order: its lines, the buyer's own number, and what placing it means. */
export function CheckoutForm({ cart, uid, settings, onPlaced }: CheckoutFormProps) {
  const { lines, price, currency } = cart
  const [poNumber, setPoNumber] = useState('')
  const { pending, error, place } = useCheckout(onPlaced)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void place({ uid, price, poNumber, lines })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
      <section aria-labelledby="lines-title" className="min-w-0">
        <h2 id="lines-title" className="mb-2 text-2xl">
          {countOf(lines.length, 'product')}
        </h2>
        <CheckoutLines lines={lines} currency={currency} problems={error?.lines ?? new Map()} />
      </section>
      <section
        aria-labelledby="summary-title"
        className="flex h-fit flex-col gap-5 rounded-box bg-base-200 p-6 lg:sticky lg:top-24"
      >
        <h2 id="summary-title" className="text-2xl">
          Summary
        </h2>
        <TextField
          label={messages.poNumber}
          hint={messages.poNumberHint}
          maxLength={limits.poNumberLength}
          autoComplete="off"
          value={poNumber}
          onChange={(event) => setPoNumber(event.target.value)}
        />
        <p className="flex items-baseline justify-between border-base-300 border-t pt-4">
          <span className="font-semibold">Total</span>
          <Price amount={price} currency={currency} className="font-serif text-3xl text-primary" />
        </p>
        <p role="alert" className="font-semibold text-error empty:hidden">
          {error?.message}
        </p>
        <Button type="submit" pending={pending} className="btn-lg">
          {messages.placeOrder}
        </Button>
        <p className="text-base-content/75 text-sm">{messages.reserved(settings.unpaidOrderHours)}</p>
        <Link to={paths.cart} className={buttonClass('plain')}>
          {messages.backToCart}
        </Link>
      </section>
    </form>
  )
}
