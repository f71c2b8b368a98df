import { limits } from '@wood-master/contract/limits'
import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { TextArea } from '#components/forms/field.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import * as m from '#texts/shipping.ts'

interface TrackingFieldProps {
  number: string
  typed: string
  onType: (typed: string) => void
}

/** Tracking numbers of one order. A scanner ends each number with Enter, which begins the next line and sends nothing. */
export function TrackingField({ number, typed, onType }: TrackingFieldProps) {
  const numbers = trackingNumbersOf(typed)
  return (
    <TextArea
      label={<span className="text-sm">{richText(m.trackingNumbersOf({ number }))}</span>}
      hint={numbers.length > 0 ? m.countNumbers({ count: numbers.length }) : m.trackingHint()}
      error={trackingProblem(typed)}
      rows={2}
      className="min-h-0"
      spellCheck={false}
      dir="ltr"
      autoCapitalize="characters"
      value={typed}
      onText={onType}
    />
  )
}

export function trackingProblem(typed: string): string | undefined {
  const numbers = trackingNumbersOf(typed)
  if (numbers.length > limits.trackingNumbers)
    return m.tooManyTrackingNumbers({ trackingNumbers: limits.trackingNumbers })
  const long = numbers.find((number) => number.length > limits.trackingLength)
  return long && m.trackingTooLong({ start: long.slice(0, 20) })
}
