import type { ReturnReason } from '@wood-master/contract/order-states'
import { SelectField } from '#components/forms/field.tsx'
import { UnitsStepper } from '#components/forms/units-stepper.tsx'
import { reasonNames } from '#components/order/return-names.ts'
import { Picture } from '#components/ui/picture.tsx'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/returns.ts'
import type { ReturnableLine } from './returnable.ts'

export interface Chosen {
  quantity: string
  reason: ReturnReason | ''
}

interface LineChoiceProps {
  returnable: ReturnableLine
  chosen: Chosen | undefined
  returnDays: number
  /** What is wrong is shown once somebody has tried to send it. */
  tried: boolean
  onChange: (chosen: Chosen | undefined) => void
}

export function LineChoice({ returnable, chosen, returnDays, tried, onChange }: LineChoiceProps) {
  const { line, left } = returnable
  const name = keepUnits(line.name)
  return (
    <li className="rounded-box border border-base-300 p-4 has-[input:checked]:border-primary">
      <label className="flex min-h-11 cursor-pointer items-center gap-4">
        <input
          type="checkbox"
          className="checkbox shrink-0"
          checked={chosen !== undefined}
          onChange={({ target }) => onChange(target.checked ? { quantity: '1', reason: '' } : undefined)}
        />
        <Picture src={line.img} alt="" sizes="3.5rem" className="aspect-square w-14 shrink-0 rounded-field" />
        <span className="wrap-anywhere min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-base-content/75 text-sm">{m.canBeReturned({ left })}</span>
        </span>
      </label>
      {chosen && (
        <fieldset className="mt-4 grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">{name}</legend>
          <UnitsStepper
            of={name}
            left={left}
            typed={chosen.quantity}
            tried={tried}
            onType={(quantity) => onChange({ ...chosen, quantity })}
          />
          <SelectField
            label={m.whatIsWrong()}
            value={chosen.reason}
            error={tried && chosen.reason === '' ? m.reasonMissing() : undefined}
            hint={chosen.reason === 'unwanted' ? m.unwantedHint({ days: returnDays }) : undefined}
            onText={(text) => onChange({ ...chosen, reason: text as Chosen['reason'] })}
            choices={{ '': m.pleaseChoose(), ...reasonNames }}
          />
        </fieldset>
      )}
    </li>
  )
}
