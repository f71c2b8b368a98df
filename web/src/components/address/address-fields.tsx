import { type Address, addressFormOf } from '@wood-master/contract/address-format'
import { limits } from '@wood-master/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import { optionalLabel, SelectField, TextField } from '#components/forms/field.tsx'
import * as m from '#texts/address.ts'
import { type AddressValues, fieldProblem, tokens } from './address-values.ts'
import { countryNames } from './country-names.ts'

const isShort = (part: keyof Address) => part === 'city' || part === 'region' || part === 'postalCode'

/** Whether the country's region, chosen or typed, may be this one. */
function mayHaveRegion({ country, region }: AddressValues): boolean {
  const { fields, regions } = addressFormOf(country)
  return regions.length > 0
    ? regions.some(({ value }) => value === region)
    : fields.some(({ part }) => part === 'region')
}

/** The fields of an address: the country first, then what its addresses have, in their order and under their names. */
export function AddressFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const country = form.watch('country')
  const { fields, regions } = addressFormOf(country)
  const field = (name: keyof Address) => ({
    ...form.register(name, {
      validate: (_, values) => fieldProblem(name, values),
      onChange: () => {
        // A list without it would look empty and hold it still.
        if (name === 'country' && !mayHaveRegion(form.getValues())) form.setValue('region', '')
        // What is right by now is no error any more: another country asks for other parts.
        void form.trigger(Object.keys(form.formState.errors) as (keyof Address)[])
      },
    }),
    autoComplete: tokens[name],
    error: form.formState.errors[name]?.message,
    maxLength: limits.addressPartLength,
    // A list takes its first choice only while it is drawn.
    defaultValue: form.getValues(name),
  })
  const { maxLength: _, ...countryField } = field('country')

  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <SelectField
          label={m.country()}
          choices={{ '': m.chooseCountry(), ...countryNames }}
          {...countryField}
        />
      </div>
      {fields.map(({ part, label, required }) => {
        const { maxLength, ...select } = field(part)
        const shown = required ? label : optionalLabel(label)
        const choices = Object.fromEntries(regions.map(({ value, name }) => [value, name]))
        return (
          <div key={part} className={isShort(part) ? 'sm:col-span-3' : 'sm:col-span-6'}>
            {part === 'region' && regions.length > 0 ? (
              <SelectField label={shown} choices={{ '': m.chooseRegion(), ...choices }} {...select} />
            ) : (
              <TextField label={shown} maxLength={maxLength} {...select} />
            )}
          </div>
        )
      })}
      <div className="sm:col-span-3">
        <TextField label={optionalLabel(m.phone())} type="tel" hint={m.phoneHint()} {...field('phone')} />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label={optionalLabel(m.taxNumber())}
          hint={m.taxNumberHint()}
          dir="ltr"
          {...field('taxNumber')}
        />
      </div>
    </div>
  )
}
