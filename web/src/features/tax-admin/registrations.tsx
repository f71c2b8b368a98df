import X from 'lucide-react/icons/x'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/tax-admin.ts'
import { TaxCountry } from './tax-country.tsx'
import type { TaxValues } from './tax-values.ts'

/** Where the seller pays tax beside its own country. */
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
          <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <TaxCountry
              withUnion
              defaultValue={form.getValues(`${name}.country`)}
              {...field(`${name}.country`, { required: m.required({ label: m.country() }) })}
            />
            <TextField
              label={m.taxNumber()}
              dir="ltr"
              {...field(`${name}.number`, { required: m.required({ label: m.taxNumber() }) })}
            />
            <Button
              look="plain"
              className="btn-square mt-8"
              aria-label={m.removeRegistration({ number: at + 1 })}
              title={m.removeRegistration({ number: at + 1 })}
              onClick={() => remove(at)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )
      })}
      <Button look="plain" className="self-start" onClick={() => append({ country: '', number: '' })}>
        {m.addRegistration()}
      </Button>
    </fieldset>
  )
}
