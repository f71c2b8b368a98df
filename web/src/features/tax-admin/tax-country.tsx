import type { ComponentProps } from 'react'
import { CountryOptions } from '#components/address/country-options.tsx'
import { SelectField } from '#components/forms/field.tsx'
import * as m from '#texts/tax-admin.ts'

interface TaxCountryProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  label?: string
  withUnion?: boolean
}

/** A country in which tax is paid: Northern Ireland by itself, and for registrations the union's One-Stop Shop. */
export function TaxCountry({ label = m.country(), withUnion = false, ...field }: TaxCountryProps) {
  return (
    <SelectField label={label} {...field}>
      <option value="">{m.chooseCountry()}</option>
      {withUnion && <option value="EU">{m.oneStopShop()}</option>}
      <option value="XI">{m.northernIreland()}</option>
      <CountryOptions />
    </SelectField>
  )
}
