import { reasonOf, taxCountryOf, taxOf } from '@wood-master/contract/tax'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { countryNames } from '#components/address/country-names.ts'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { SelectField, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { useSettingsForm } from '#components/forms/use-settings-form.tsx'
import { SubmitButton } from '#components/ui/button.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { Panel, Section } from '#components/ui/section.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/tax-admin.ts'
import { Rates, Registrations, TaxCountry } from './rates.tsx'
import { bodyOf, type TaxSettings, type TaxValues, termsOf, valuesOf } from './tax-values.ts'

/** The fields of the seller stand by themselves. */
function bodyNamesOf({ registrations }: TaxValues): Record<string, string> {
  const parts = registrations.flatMap((_, at) => [
    `registrations.${at}.country`,
    `registrations.${at}.number`,
  ])
  return Object.fromEntries(['country', 'taxNumber', ...parts].map((name) => [name, `seller.${name}`]))
}

export function TaxForm({ settings }: { settings: TaxSettings }) {
  const { form, submit, notice } = useSettingsForm<TaxSettings, TaxValues>({
    settings,
    valuesOf,
    save: (values) => api.call('saveTaxSettings', { body: bodyOf(values) }),
    saved: m.saved(),
    draft: 'tax',
    bodyNames: bodyNamesOf,
  })
  const field = fieldOf(form)
  const { waiting } = settings

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-6">
        {!settings.seller && <p className="rounded-field bg-base-200 px-4 py-3">{m.notKept()}</p>}
        <fieldset className="min-w-0 rounded-box border border-base-300 p-5">
          <legend className="px-2 font-serif text-xl">{m.seller()}</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <TaxCountry
              defaultValue={form.getValues('country')}
              {...field('country', { required: m.required({ label: m.country() }) })}
            />
            <TextField label={m.taxNumber()} hint={m.taxNumberHint()} dir="ltr" {...field('taxNumber')} />
          </div>
          <Registrations form={form} />
        </fieldset>
        <Rates form={form} />
        <Checkbox {...form.register('forConsumers')}>{m.pricesInclude()}</Checkbox>
        {notice}
        <SubmitButton pending={form.formState.isSubmitting}>{m.save()}</SubmitButton>
      </form>
      <div className="flex min-w-0 flex-col gap-8">
        <TryTax control={form.control} />
        <Section title={m.waiting()} heading="text-2xl" className="flex flex-col gap-3">
          {waiting.length === 0 ? (
            <p>{m.nothingWaiting()}</p>
          ) : (
            <>
              <p className="text-base-content/75 text-sm">{m.waitingText()}</p>
              <ul className="flex flex-col gap-1">
                {waiting.map(({ _id, number, taxNumber }) => (
                  <li key={_id} className="flex justify-between gap-4">
                    <TextLink to={adminPaths.manageOneOrder(_id)}>
                      <bdi>{number}</bdi>
                    </TextLink>
                    <bdi className="wrap-anywhere">{taxNumber}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Section>
      </div>
    </div>
  )
}

/** 'Company in Germany, 3 pieces: export, 0 %, because: …' */
function TryTax({ control }: { control: Control<TaxValues> }) {
  const values = useWatch({ control }) as TaxValues
  const [tried, setTried] = useState(firstTried)
  const field = (name: keyof typeof tried) => ({
    value: tried[name],
    onText: (text: string) => setTried({ ...tried, [name]: text }),
  })
  const buyers = { proven: m.provenCompany(), company: m.company(), consumer: m.consumer() }
  return (
    <Panel title={m.tryIt()} className="xl:sticky xl:top-24">
      <p className="text-base-content/75 text-sm">{m.tryItText()}</p>
      <SelectField label={m.buyer()} choices={buyers} {...field('buyer')} />
      <SelectField label={m.destination()} choices={countryNames} {...field('country')} />
      <TextField label={m.postalCode()} {...field('postalCode')} />
      <TextField label={m.taxClass()} {...field('taxClass')} />
      <TextField label={m.pieces()} inputMode="numeric" {...field('pieces')} />
      <p role="status" className="wrap-anywhere font-semibold">
        {values.country && outcomeOf(values, tried)}
      </p>
    </Panel>
  )
}

const firstTried = { country: 'DE', postalCode: '', buyer: 'proven', taxClass: 'standard', pieces: '3' }

function outcomeOf(values: TaxValues, { buyer, taxClass, pieces, ...to }: typeof firstTried): string {
  const day = new Date()
  const number = taxCountryOf(to)
  const evidence = buyer === 'proven' ? { number, status: 'valid' as const, checkedAt: day } : undefined
  const decision = taxOf(termsOf(values), {
    to,
    buyer: buyer === 'consumer' ? 'consumer' : { evidence },
    taxClass,
    day,
  })
  const place = number === 'XI' ? m.northernIreland() : countryName(to.country)
  const { treatment, percent } = decision
  const reason = reasonOf(decision)
  return m.outcome({ buyer, place, pieces: Number(pieces) || 1, treatment, percent, reason })
}
