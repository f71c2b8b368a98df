import { limits } from '@wood-master/contract/limits'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { countryNames } from '#components/address/country-names.ts'
import { SelectField, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { Button, IconButton } from '#components/ui/button.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/tax-admin.ts'
import { blankRate, type TaxValues } from './tax-values.ts'

const required = (label: string) => ({ required: m.required({ label }) })

export function Rates({ form }: { form: UseFormReturn<TaxValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' })
  const field = fieldOf(form)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-box border border-base-300 p-5">
      <legend className="px-2 font-serif text-xl">{m.rates()}</legend>
      {fields.map(({ id }, at) => {
        const name = `rates.${at}` as const
        return (
          <div
            key={id}
            ref={keepFocus}
            className="grid grid-cols-2 items-start gap-3 border-base-300 border-b pb-4 max-2xl:[&>:first-child]:col-span-2 sm:grid-cols-[1fr_1fr_1.5fr_auto] sm:max-2xl:[&>:nth-child(2)]:col-span-2 2xl:grid-cols-[2fr_1.5fr_1fr_1fr_1.5fr_auto]"
          >
            <TaxCountry
              defaultValue={form.getValues(`${name}.country`)}
              {...field(`${name}.country`, required(m.country()))}
            />
            <TextField label={m.taxClass()} {...field(`${name}.taxClass`, required(m.taxClass()))} />
            <TextField label={m.percent()} inputMode="decimal" {...field(`${name}.percent`, isPercent)} />
            <TextField label={m.name()} {...field(`${name}.name`, required(m.name()))} />
            <TextField label={m.from()} type="date" {...field(`${name}.from`, required(m.from()))} />
            <RemoveButton label={m.removeRate({ number: at + 1 })} onRemove={() => remove(at)} />
          </div>
        )
      })}
      <Button
        look="plain"
        className="self-start"
        disabled={fields.length >= limits.taxRates}
        onClick={() => append(blankRate(form.getValues('country')))}
      >
        {m.addRate()}
      </Button>
    </fieldset>
  )
}

export function Registrations({ form }: { form: UseFormReturn<TaxValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'registrations' })
  const field = fieldOf(form)
  return (
    <fieldset className="mt-5 flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold">{m.registrations()}</legend>
      {fields.length === 0 && <p className="text-base-content/75">{m.noRegistrations()}</p>}
      {fields.map(({ id }, at) => {
        const name = `registrations.${at}` as const
        return (
          <div
            key={id}
            ref={keepFocus}
            className="grid grid-cols-[1fr_auto] items-start gap-3 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-[1fr_1fr_auto]"
          >
            <TaxCountry
              withUnion
              defaultValue={form.getValues(`${name}.country`)}
              {...field(`${name}.country`, required(m.country()))}
            />
            <TextField
              label={m.taxNumber()}
              dir="ltr"
              {...field(`${name}.number`, required(m.taxNumber()))}
            />
            <RemoveButton label={m.removeRegistration({ number: at + 1 })} onRemove={() => remove(at)} />
          </div>
        )
      })}
      <Button
        look="plain"
        className="self-start"
        disabled={fields.length >= limits.zones}
        onClick={() => append({ country: '', number: '' })}
      >
        {m.addRegistration()}
      </Button>
    </fieldset>
  )
}

const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <IconButton
    icon={X}
    look="plain"
    className="btn-square mt-8"
    label={label}
    title={label}
    onClick={onRemove}
  />
)

interface TaxCountryProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  withUnion?: boolean
}

const isPercent = (typed: string) => (numberOf(typed) >= 0 && numberOf(typed) <= 100) || m.percentWrong()

/** A country in which tax is paid: Northern Ireland by itself, and for registrations the union's One-Stop Shop. */
export function TaxCountry({ withUnion = false, ...field }: TaxCountryProps) {
  const choices = {
    '': m.chooseCountry(),
    ...(withUnion && { EU: m.oneStopShop() }),
    XI: m.northernIreland(),
    ...countryNames,
  }
  return <SelectField label={m.country()} choices={choices} {...field} />
}
