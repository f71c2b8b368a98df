import { limits } from '@wood-master/contract/limits'
import X from 'lucide-react/icons/x'
import { useFieldArray } from 'react-hook-form'
import { TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/delivery-admin.ts'
import type { ZoneProps } from './zone-fieldset.tsx'
import { blankRate } from './zone-values.ts'

/** The rates of a zone, a row each: of rates with one name, the lightest that carries the goods is offered. */
export function ZoneRates({ form, index, rules, currency }: ZoneProps & { currency: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `zones.${index}.rates` })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold">{m.rates()}</legend>
      {fields.length === 0 && <p>{m.noRates()}</p>}
      {fields.map(({ id }, at) => {
        const name = `zones.${index}.rates.${at}` as const
        const errors = form.formState.errors.zones?.[index]?.rates?.[at]
        return (
          <div
            key={id}
            className="grid items-start gap-3 border-base-300 border-t pt-4 sm:grid-cols-[2fr_1fr_1.3fr_1.3fr_1.3fr_auto]"
          >
            <TextField
              label={m.rateName()}
              maxLength={limits.shortTextLength}
              error={errors?.name?.message}
              {...form.register(`${name}.name`, { validate: rules.name })}
            />
            <TextField
              label={m.upTo()}
              inputMode="decimal"
              error={errors?.upToKg?.message}
              {...form.register(`${name}.upToKg`, { validate: rules.upToKg })}
            />
            <TextField
              label={m.price({ currency: currency.toUpperCase() })}
              inputMode="decimal"
              error={errors?.price?.message}
              {...form.register(`${name}.price`, { validate: rules.price })}
            />
            <TextField
              label={m.perFurtherKg()}
              inputMode="decimal"
              error={errors?.perFurtherKg?.message}
              {...form.register(`${name}.perFurtherKg`, {
                validate: (typed) => typed.trim() === '' || rules.price(typed),
              })}
            />
            <TextField
              label={m.days()}
              error={errors?.days?.message}
              {...form.register(`${name}.days`, { validate: rules.days })}
            />
            <Button
              look="plain"
              className="btn-square sm:mt-8"
              aria-label={`${m.removeRate()} ${at + 1}`}
              title={m.removeRate()}
              onClick={() => remove(at)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )
      })}
      <Button look="plain" className="self-start" onClick={() => append(blankRate())}>
        {m.addRate()}
      </Button>
    </fieldset>
  )
}
