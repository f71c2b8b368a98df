import { sumOf } from '@wood-master/contract/money'
import { AddressFields } from '#components/address/address-fields.tsx'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { Price } from '#components/ui/price.tsx'
import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/delivery.ts'
import { BuysForFields } from './buys-for-fields.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { DeliveryForm } from './use-delivery.ts'

export function DeliveryFields({ delivery }: { delivery: DeliveryForm }) {
  const { book, chosen, choose, form } = delivery
  return (
    <div className="flex flex-col gap-6">
      {book.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 font-semibold">{m.to()}</legend>
          {book.map((address) => (
            <ChoiceRow
              key={address._id}
              name="address"
              checked={chosen === address._id}
              onChoose={() => choose(address._id)}
            >
              <span className="wrap-anywhere">{addressLines(address).join(', ')}</span>
            </ChoiceRow>
          ))}
          <ChoiceRow name="address" checked={chosen === undefined} onChoose={() => choose(undefined)}>
            {m.another()}
          </ChoiceRow>
        </fieldset>
      )}
      {chosen === undefined && <AddressFields form={form} />}
      <BuysForFields buysFor={delivery.buysFor} onChoose={delivery.chooseBuysFor} />
      <RateFields delivery={delivery} />
    </div>
  )
}

function RateFields({ delivery }: { delivery: DeliveryForm }) {
  const { quote, rateId, chooseRate, shown, currency } = delivery
  const { found, error, isLoading, likelyRates, refresh } = quote
  // A consumer's rates are shown with tax.
  const { goodsWithTax } = shown
  if (isLoading)
    return (
      <div role="status">
        <p className="mb-1.5 font-semibold">{m.how()}</p>
        <span className="sr-only">{m.loading()}</span>
        <RowSkeletons rows={likelyRates} className="h-12" />
      </div>
    )
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!found) return <p className="text-base-content/75">{m.countryFirst()}</p>
  if (found.message)
    return (
      <p role="alert" className="rounded-field bg-base-200 px-4 py-3">
        {found.message} {m.onRequest()}
      </p>
    )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{m.how()}</legend>
      {found.rates.map(({ id, name, price, days, total }) => (
        <ChoiceRow key={id} name="rate" checked={rateId === id} onChoose={() => chooseRate(id)}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {name} {days && <span className="text-base-content/75 text-sm">{m.days({ days })}</span>}
            </span>{' '}
            <Price
              amount={goodsWithTax === undefined ? price : sumOf([total, -goodsWithTax], currency)}
              currency={currency}
            />
          </span>
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
