import { ratesFor, zoneOf } from '@wood-master/contract/delivery-price'
import { limits } from '@wood-master/contract/limits'
import { listText } from '@wood-master/contract/list-text'
import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { countryNames } from '#components/address/country-names.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { SelectField, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { useSettingsForm } from '#components/forms/use-settings-form.tsx'
import { Button, SubmitButton } from '#components/ui/button.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { Panel } from '#components/ui/section.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/delivery-admin.ts'
import { ZoneFieldset } from './zone-fieldset.tsx'
import {
  blankZone,
  type DeliverySettings,
  type DeliveryValues,
  gramsOf,
  settingsOf,
  valuesOf,
  zoneRules,
  zonesOf,
} from './zone-values.ts'

export function DeliveryForm({ settings, currency }: { settings: DeliverySettings; currency: string }) {
  const { form, submit, notice } = useSettingsForm<DeliverySettings, DeliveryValues>({
    settings,
    valuesOf,
    save: (values) => api.call('saveDeliverySettings', { body: settingsOf(values) }),
    saved: m.saved(),
    draft: 'delivery',
    bodyNames: bodyNamesOf,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'zones' })
  const { isSubmitting } = form.formState
  const { total, products } = settings.unweighed

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_18rem]">
      <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-6">
        {fields.length === 0 && <EmptyState title={m.none()} text={m.noneText()} />}
        {fields.map(({ id }, index) => (
          <ZoneFieldset
            key={id}
            form={form}
            index={index}
            currency={currency}
            onRemove={() => remove(index)}
          />
        ))}
        <fieldset className="min-w-0 rounded-box border border-base-300 p-5">
          <legend className="px-2 font-serif text-xl">{m.unweighed()}</legend>
          <div className="grid gap-5 sm:grid-cols-4">
            <div className="sm:col-span-2">
              <TextField
                label={m.defaultWeight()}
                hint={m.defaultWeightHint()}
                inputMode="decimal"
                {...fieldOf(form)('defaultKg', zoneRules.defaultKg)}
              />
            </div>
            <div className="wrap-anywhere text-sm sm:col-span-4">
              {total === 0 ? (
                <p>{m.allWeighed()}</p>
              ) : (
                <>
                  <p>{m.someUnweighed({ total })}</p>
                  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
                    {products.map(({ _id, name }) => (
                      <li key={_id}>
                        <TextLink to={adminPaths.editProduct(_id)}>{name}</TextLink>
                      </li>
                    ))}
                    {total > products.length && <li>{m.more({ count: total - products.length })}</li>}
                  </ul>
                </>
              )}
            </div>
          </div>
        </fieldset>
        {notice}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={isSubmitting}>{m.save()}</SubmitButton>
          <Button
            look="plain"
            disabled={isSubmitting || fields.length >= limits.zones}
            onClick={() => append(blankZone())}
          >
            {m.addZone()}
          </Button>
        </div>
      </form>
      <TryIt control={form.control} currency={currency} />
    </div>
  )
}

/** The shop says grams where the page says kilograms. */
function bodyNamesOf({ zones }: DeliveryValues): Record<string, string> {
  const ofRates = Object.fromEntries(
    zones.flatMap(({ rates }, index) =>
      rates.flatMap((_, at) =>
        ['from', 'upTo'].map((end) => {
          const name = `zones.${index}.rates.${at}.${end}`
          return [`${name}Kg`, `${name}Grams`]
        }),
      ),
    ),
  )
  return { ...ofRates, defaultKg: 'defaultWeightGrams' }
}

/** '12 kg to Norway: Parcel $ 24, Pallet $ 90'. */
function TryIt({ control, currency }: { control: Control<DeliveryValues>; currency: string }) {
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
  if (typed.length === 0) return m.noRates()
  const rates = ratesFor(typed, grams)
  if (rates.length === 0) return m.tooHeavy()
  return listText(rates.map(({ name, price }) => `${name} ${formatPrice(price, currency)}`))
}
