import X from 'lucide-react/icons/x'
import { useController, useWatch } from 'react-hook-form'
import { CountryOptions } from '#components/address/country-options.tsx'
import { SelectField } from '#components/forms/field.tsx'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/delivery-admin.ts'
import type { ZoneProps } from './zone-fieldset.tsx'

/** The countries of a zone; one that is in another zone already is not offered. */
export function ZoneCountries({ form, index, rules }: ZoneProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `zones.${index}.countries`,
    rules: { validate: rules.countries },
  })
  // One text, so that nothing is drawn again while other fields are typed.
  const taken = useWatch({
    control: form.control,
    compute: ({ zones }) => zones.flatMap(({ countries }) => countries).join(' '),
  }).split(' ')
  return (
    <div className="flex flex-col gap-3">
      <span className="font-semibold" id={`zone-${index}-countries`}>
        {m.countries()}
      </span>
      <ul aria-labelledby={`zone-${index}-countries`} className="flex flex-wrap gap-2 empty:hidden">
        {field.value.map((code) => (
          <li key={code} className="flex items-center gap-1 rounded-full bg-base-200 py-1 pr-1 pl-3">
            {countryName(code)}
            <button
              type="button"
              className="btn btn-circle btn-ghost btn-sm"
              aria-label={m.removeCountry({ name: countryName(code) })}
              onClick={() => field.onChange(field.value.filter((known) => known !== code))}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        label={m.addCountry()}
        value=""
        error={fieldState.error?.message}
        onChange={({ target }) => target.value && field.onChange([...field.value, target.value])}
      >
        <option value="">{m.chooseCountry()}</option>
        <CountryOptions but={taken} />
      </SelectField>
    </div>
  )
}
