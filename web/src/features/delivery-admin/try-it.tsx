import { ratesFor, zoneOf } from '@wood-master/contract/delivery-price'
import { listText } from '@wood-master/contract/list-text'
import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { countryNames } from '#components/address/country-names.ts'
import { SelectField, TextField } from '#components/forms/field.tsx'
import { Panel } from '#components/ui/section.tsx'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/delivery-admin.ts'
import { type DeliverySettings, type DeliveryValues, gramsOf, zonesOf } from './zone-values.ts'

/** '12 kg to Norway: Parcel $ 24, Pallet $ 90'. */
export function TryIt({ control, currency }: { control: Control<DeliveryValues>; currency: string }) {
  const zones = zonesOf(useWatch({ control, name: 'zones' }))
  const [weight, setWeight] = useState('12')
  const [country, setCountry] = useState('NO')
  return (
    <Panel title={m.tryIt()} className="xl:sticky xl:top-24">
      <p className="text-base-content/75 text-sm">{m.tryItText()}</p>
      <TextField label={m.weight()} inputMode="decimal" value={weight} onText={setWeight} />
      <SelectField label={m.destination()} value={country} onText={setCountry} choices={countryNames} />
      <p role="status" className="font-semibold">
        {gramsOf(weight) >= 0 &&
          m.tried({
            weight,
            country: countryName(country),
            outcome: outcomeOf(zones, country, gramsOf(weight), currency),
          })}
      </p>
    </Panel>
  )
}

function outcomeOf(zones: DeliverySettings['zones'], country: string, grams: number, currency: string) {
  if (zones.length === 0) return m.noneText()
  const zone = zoneOf(zones, country)
  if (!zone) return m.noZone()
  const typed = zone.rates.filter(({ price, upToGrams }) => price >= 0 && upToGrams > 0)
  const rates = ratesFor(typed, grams)
  if (rates.length === 0) return m.tooHeavy()
  return listText(rates.map(({ name, price }) => `${name} ${formatPrice(price, currency)}`))
}
