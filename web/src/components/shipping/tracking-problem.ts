import { limits } from '@wood-master/contract/limits'
import { trackingNumbersOf } from '@wood-master/contract/shipping'
import * as m from '#texts/shipping.ts'

/** What is wrong with the numbers in a tracking field; nothing when they can be sent. */
export function trackingProblem(typed: string): string | undefined {
  const numbers = trackingNumbersOf(typed)
  if (numbers.length > limits.trackingNumbers)
    return m.tooManyTrackingNumbers({ trackingNumbers: limits.trackingNumbers })
  const long = numbers.find((number) => number.length > limits.trackingLength)
  return long && m.trackingTooLong({ start: long.slice(0, 20) })
}
