import { limits } from '@wood-master/contract/limits'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/delivery-admin.ts'
import { ZoneCountries } from './zone-countries.tsx'
import { ZoneRates } from './zone-rates.tsx'
import type { ZoneRules } from './zone-rules.ts'
import type { DeliveryValues } from './zone-values.ts'

export interface ZoneProps {
  form: UseFormReturn<DeliveryValues>
  index: number
  rules: ZoneRules
}

interface ZoneFieldsetProps extends ZoneProps {
  currency: string
  onRemove: () => void
}

export function ZoneFieldset({ form, index, rules, currency, onRemove }: ZoneFieldsetProps) {
  const errors = form.formState.errors.zones?.[index]
  const title =
    useWatch({ control: form.control, name: `zones.${index}.name` }).trim() || m.zone({ number: index + 1 })
  return (
    <fieldset className="min-w-0 rounded-box border border-base-300 p-5">
      <legend className="px-2 font-serif text-xl">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-4">
        <div className="sm:col-span-2">
          <TextField
            label={m.name()}
            maxLength={limits.shortTextLength}
            error={errors?.name?.message}
            {...form.register(`zones.${index}.name`, { validate: rules.name })}
          />
        </div>
        <TextField
          label={m.taxName()}
          hint={m.taxNameHint()}
          maxLength={limits.unitLength}
          error={errors?.taxName?.message}
          {...form.register(`zones.${index}.taxName`, { validate: rules.taxName })}
        />
        <TextField
          label={m.taxPercent()}
          inputMode="decimal"
          error={errors?.taxPercent?.message}
          {...form.register(`zones.${index}.taxPercent`, { validate: rules.taxPercent })}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-4">
          <input
            type="checkbox"
            className="checkbox shrink-0"
            {...form.register(`zones.${index}.reverseCharge`)}
          />
          {m.reverseCharge()}
        </label>
        <div className="sm:col-span-4">
          <ZoneCountries form={form} index={index} rules={rules} />
        </div>
        <div className="sm:col-span-4">
          <ZoneRates form={form} index={index} rules={rules} currency={currency} />
        </div>
      </div>
      <Button look="danger" className="btn-sm mt-5" onClick={onRemove}>
        {m.removeZone()}
        <span className="sr-only"> {title}</span>
      </Button>
    </fieldset>
  )
}
