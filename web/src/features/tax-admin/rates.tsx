import X from 'lucide-react/icons/x'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/tax-admin.ts'
import { TaxCountry } from './tax-country.tsx'
import { blankRate, percentOf, type TaxValues } from './tax-values.ts'

/** The rates of all countries, each with its first day. */
export function Rates({ form }: { form: UseFormReturn<TaxValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' })
  const required = (label: string) => ({ required: m.required({ label }) })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-box border border-base-300 p-5">
      <legend className="px-2 font-serif text-xl">{m.rates()}</legend>
      {fields.map(({ id }, at) => {
        const name = `rates.${at}` as const
        const errors = form.formState.errors.rates?.[at]
        return (
          <div
            key={id}
            className="grid grid-cols-2 items-start gap-3 border-base-300 border-b pb-4 sm:grid-cols-[2fr_1.5fr_1fr_1fr_1.5fr_auto] xl:grid-cols-[1fr_1fr_1.5fr_auto] 2xl:grid-cols-[2fr_1.5fr_1fr_1fr_1.5fr_auto] xl:max-2xl:[&>:first-child]:col-span-2 xl:max-2xl:[&>:nth-child(2)]:col-span-2"
          >
            <TaxCountry
              error={errors?.country?.message}
              defaultValue={form.getValues(`${name}.country`)}
              {...form.register(`${name}.country`, required(m.country()))}
            />
            <TextField
              label={m.taxClass()}
              error={errors?.taxClass?.message}
              {...form.register(`${name}.taxClass`, required(m.taxClass()))}
            />
            <TextField
              label={m.percent()}
              inputMode="decimal"
              error={errors?.percent?.message}
              {...form.register(`${name}.percent`, {
                validate: (typed) => (percentOf(typed) >= 0 && percentOf(typed) <= 100) || m.percentWrong(),
              })}
            />
            <TextField
              label={m.name()}
              error={errors?.name?.message}
              {...form.register(`${name}.name`, required(m.name()))}
            />
            <TextField
              label={m.from()}
              type="date"
              error={errors?.from?.message}
              {...form.register(`${name}.from`, required(m.from()))}
            />
            <Button
              look="plain"
              className="btn-square mt-8"
              aria-label={m.removeRate({ number: at + 1 })}
              title={m.removeRate({ number: at + 1 })}
              onClick={() => remove(at)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )
      })}
      <Button
        look="plain"
        className="self-start"
        onClick={() => append(blankRate(form.getValues('country')))}
      >
        {m.addRate()}
      </Button>
    </fieldset>
  )
}
