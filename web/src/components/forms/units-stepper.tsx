import * as m from '#texts/forms.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

export const areUnits = (typed: string, left: number): boolean =>
  Number.isInteger(Number(typed)) && Number(typed) >= 1 && Number(typed) <= left

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
