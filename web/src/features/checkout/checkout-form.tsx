import { limits } from '@wood-master/contract/limits'
import { type FormEvent, useEffect, useState } from 'react'
import { DeliveryFields } from '#components/delivery/delivery-fields.tsx'
import { DeliveryTotals } from '#components/delivery/delivery-totals.tsx'
import { useDelivery } from '#components/delivery/use-delivery.ts'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { optionalLabel, TextField } from '#components/forms/field.tsx'
import { NearestQuantities } from '#components/forms/quantity-offers.tsx'
import { TermsNote } from '#components/order/terms-note.tsx'
import { UnpaidRemedies } from '#components/order/unpaid-remedies.tsx'
import { Button, PlainLink } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { Section } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import type { BookAddress } from '#lib/api/delivery.ts'
import type { Settings } from '#lib/api/settings.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import type { Cart } from '#lib/cart/kept-cart.ts'
import type { Account } from '#lib/session/session.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { leavesText } from '#lib/text/leaves.ts'
import * as m from '#texts/checkout.ts'
import * as deliveryTexts from '#texts/delivery.ts'
import * as orderTexts from '#texts/order.ts'
import { type CheckoutDraft, keepDraft, readDraft } from './checkout-api.ts'
import { consignmentOf, startOf } from './checkout-start.ts'
import { useCheckout } from './use-checkout.ts'

const spanText = (hours: number) =>
  hours % 24 === 0 ? m.spanDays({ days: hours / 24 }) : m.spanHours({ hours })

interface CheckoutFormProps {
  cart: Cart
  account: Account
  book: BookAddress[]
  settings: Settings
  /** The version of the terms of sale that the page names. */
  terms: string
  /** `payable` once it is known what delivery costs. */
  onPlaced: (orderId: string, payable: boolean) => Promise<void>
}

export function CheckoutForm({ cart, account, book, settings, terms, onPlaced }: CheckoutFormProps) {
  const { lines, price: goodsTotal, currency } = cart
  const [draft] = useState(() => readDraft(account.uid))
  const consignment = consignmentOf(cart)
  const [poNumber, setPoNumber] = useState(draft?.poNumber ?? '')
  const [asReady, setAsReady] = useState(draft?.asReady ?? false)
  const start = startOf(book, account, draft)
  const delivery = useDelivery({ book, start, consignment, goods: lines, currency })
  const { totals, shown, chosen, rateId } = delivery
  const address = delivery.form.watch()
  const typed = JSON.stringify({
    chosen,
    rateId,
    address,
    poNumber,
    asReady,
    cartCountry: chosenCountry.read(),
  } satisfies CheckoutDraft)
  useEffect(() => keepDraft(account.uid, typed), [account.uid, typed])
  const [rateMissing, setRateMissing] = useState(false)
  const { pending, error, place, take } = useCheckout(delivery, (orderId) =>
    onPlaced(orderId, totals?.shipping !== undefined),
  )
  const problems = error?.lines
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRateMissing(!totals)
    const read = await delivery.read()
    if (read && totals) {
      await place({ uid: account.uid, price: totals.total, poNumber, asReady, terms, lines, delivery: read })
    }
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
      <div className="flex min-w-0 flex-col gap-10">
        <Section title={deliveryTexts.title()}>
          <DeliveryFields delivery={delivery} />
        </Section>
        <TextField
          label={optionalLabel(orderTexts.poNumber())}
          hint={m.poNumberHint()}
          error={error?.poNumber}
          maxLength={limits.poNumberLength}
          autoComplete="off"
          value={poNumber}
          onText={setPoNumber}
        />
        <Checkbox checked={asReady} onChange={(event) => setAsReady(event.target.checked)}>
          {m.asReady()}
        </Checkbox>
        {/* What cannot be ordered has to be seen. */}
        <details open={lines.some(({ productId, problem }) => problem ?? problems?.has(productId))}>
          <summary className="cursor-pointer font-serif text-2xl">
            {m.countProducts({ count: lines.length })}
          </summary>
          <ul aria-label={m.whatYouOrder()}>
            {lines.map((line, at) => {
              const { productId, name, unit, price, promise } = line
              const problem = problems?.get(productId) ?? line.problem
              return (
                <li
                  key={productId}
                  className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-base-300 border-t py-3 first:border-t-0"
                >
                  <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>
                  <Price
                    amount={shown.prices[at] ?? price}
                    currency={currency}
                    className="text-end font-semibold"
                  />
                  <span className="col-span-2 text-base-content/75 text-sm">
                    {richText(m.lineFacts({ ...line, unit: keepUnits(unit) }), {
                      price: () => <Price amount={shown.unitPrice(line)} currency={currency} />,
                    })}
                  </span>
                  {promise && <span className="col-span-2 text-sm">{leavesText(promise)}</span>}
                  {problem && (
                    <div className="col-span-2 flex flex-col gap-2">
                      <p role="alert" className="font-semibold text-error text-sm">
                        {problem.message}
                      </p>
                      <NearestQuantities
                        quantities={problem.quantities ?? []}
                        of={name}
                        onChoose={(quantity) => take(productId, quantity)}
                      />
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        </details>
      </div>
      <Section
        title={m.summary()}
        heading="text-2xl"
        className="flex h-fit flex-col gap-5 rounded-box bg-base-200 p-6 lg:sticky lg:top-24"
      >
        <DeliveryTotals delivery={delivery} goodsTotal={goodsTotal} />
        <p role="alert" className="font-semibold text-error empty:hidden">
          {rateMissing && !totals ? m.rateMissing() : error?.message}
        </p>
        <UnpaidRemedies remedies={error?.remedies} />
        <Button type="submit" pending={pending || delivery.quote.isLoading} className="btn-lg">
          {m.placeOrder()}
        </Button>
        <p className="text-base-content/75 text-sm">
          {m.reserved({ span: spanText(settings.unpaidOrderHours) })} <TermsNote />
        </p>
        <PlainLink to={paths.cart}>{m.backToCart()}</PlainLink>
      </Section>
    </form>
  )
}
