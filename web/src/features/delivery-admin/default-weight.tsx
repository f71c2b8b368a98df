import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '#components/forms/field.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/delivery-admin.ts'
import type { DeliverySettings } from './delivery-admin-api.ts'
import type { ZoneRules } from './zone-rules.ts'
import type { DeliveryValues } from './zone-values.ts'

interface DefaultWeightProps {
  form: UseFormReturn<DeliveryValues>
  rules: ZoneRules
  unweighed: DeliverySettings['unweighed']
}

export function DefaultWeight({ form, rules, unweighed: { total, products } }: DefaultWeightProps) {
  return (
    <fieldset className="min-w-0 rounded-box border border-base-300 p-5">
      <legend className="px-2 font-serif text-xl">{m.unweighed()}</legend>
      <div className="grid gap-5 sm:grid-cols-4">
        <div className="sm:col-span-2">
          <TextField
            label={m.defaultWeight()}
            hint={m.defaultWeightHint()}
            inputMode="decimal"
            error={form.formState.errors.defaultKg?.message}
            {...form.register('defaultKg', { validate: rules.defaultKg })}
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
                    <Link to={paths.editProduct(_id)} className="link">
                      {name}
                    </Link>
                  </li>
                ))}
                {total > products.length && <li>{m.more({ count: total - products.length })}</li>}
              </ul>
            </>
          )}
        </div>
      </div>
    </fieldset>
  )
}
