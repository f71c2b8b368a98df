import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ComponentProps, type ReactNode, useId } from 'react'
import * as m from '#texts/forms.ts'

interface QuantityStepperProps extends ComponentProps<'input'> {
  /** None where `aria-label` says it. */
  label?: ReactNode
  /** What is counted: ends the buttons' names for screen readers. */
  of: string
  /** Gives way to an error. Without one there is no room for either. */
  hint?: ReactNode
  error?: string | undefined
  onStep: (by: 1 | -1) => void
}

const stepClass = 'btn joined border-base-content/60 bg-base-100 hover:bg-base-300'

export function QuantityStepper({ label, of, hint, error, onStep, ...input }: QuantityStepperProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      {label && (
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      )}
      <div className="inline-flex">
        <button
          type="button"
          className={stepClass}
          aria-label={m.oneLess({ name: of })}
          onClick={() => onStep(-1)}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          {...input}
          id={id}
          type="number"
          inputMode="numeric"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`input joined w-28 text-center tabular-nums ${error ? 'input-error' : ''}`}
        />
        <button
          type="button"
          className={stepClass}
          aria-label={m.oneMore({ name: of })}
          onClick={() => onStep(1)}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
      {(hint !== undefined || error) && (
        <div id={`${id}-note`} className="min-h-6 text-sm">
          {error ? (
            <p role="alert" className="text-error">
              {error}
            </p>
          ) : (
            <p role="status">{hint}</p>
          )}
        </div>
      )}
    </div>
  )
}
