import { AddressFields } from '#components/address/address-fields.tsx'
import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/delivery.ts'
import { ChoiceRow } from './choice-row.tsx'
import { RateFields } from './rate-fields.tsx'
import type { DeliveryForm } from './use-delivery.ts'

export function DeliveryFields({ delivery }: { delivery: DeliveryForm }) {
  const { book, chosen, choose, form, quote, rateId, chooseRate, currency } = delivery
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
      <RateFields quote={quote} rateId={rateId} currency={currency} onChoose={chooseRate} />
    </div>
  )
}
