import { limits } from '@wood-master/contract/limits'
import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import * as m from '#texts/shipping.ts'

interface TrackingFieldProps {
  number: string
  typed: string
  onType: (typed: string) => void
}

/** Tracking numbers of one order. A scanner ends each number with Enter, which begins the next line and sends nothing. */
export function TrackingField({ number, typed, onType }: TrackingFieldProps) {
  const numbers = trackingNumbersOf(typed)
  const problem = trackingProblem(typed)
  return (
    <div className="flex flex-col gap-1">
      <label>
        <span className="mb-1 block font-semibold text-sm">
          {richText(m.trackingNumbersOf({ number }), { part: srOnly })}
        </span>
        <textarea
          rows={2}
          value={typed}
          spellCheck={false}
          dir="ltr"
          autoCapitalize="characters"
          aria-invalid={problem ? true : undefined}
          className={`textarea min-h-0 w-full ${problem ? 'textarea-error' : ''}`}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      {problem ? (
        <p role="alert" className="text-error text-sm">
          {problem}
        </p>
      ) : (
        <p className="text-base-content/75 text-sm">
          {numbers.length > 0 ? m.countNumbers({ count: numbers.length }) : m.trackingHint()}
        </p>
      )}
    </div>
  )
}

/** What is wrong with the numbers in a tracking field; nothing when they can be sent. */
export function trackingProblem(typed: string): string | undefined {
  const numbers = trackingNumbersOf(typed)
  if (numbers.length > limits.trackingNumbers)
    return m.tooManyTrackingNumbers({ trackingNumbers: limits.trackingNumbers })
  const long = numbers.find((number) => number.length > limits.trackingLength)
  return long && m.trackingTooLong({ start: long.slice(0, 20) })
}
