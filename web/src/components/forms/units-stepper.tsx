import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/forms.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

/** True for a whole number from `least` to what is left; what a field of numbers cannot read comes as nothing. */
export const areUnits = (typed: string, left: number, least = 1): boolean =>
  wholeOf(typed) >= least && wholeOf(typed) <= left

export const unitsOrNone = (typed: string, left: number): string | true =>
  areUnits(typed, left, 0) || m.unitsWrong({ left })

interface UnitsStepperProps {
  of: string
  /** Units that may be chosen, at least one. */
  left: number
  typed: string
  hint?: string
  /** What is wrong is shown once somebody has tried to send it. */
  tried: boolean
  onType: (typed: string) => void
}

export function UnitsStepper({ of, left, typed, hint, tried, onType }: UnitsStepperProps) {
  return (
    <QuantityStepper
      label={m.howMany()}
      of={of}
      value={typed}
      min={1}
      max={left}
      hint={hint}
      error={tried && !areUnits(typed, left) ? m.quantityWrong({ left }) : undefined}
      onStep={(by) => onType(String(Math.min(left, Math.max(1, (Number(typed) || 0) + by))))}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
