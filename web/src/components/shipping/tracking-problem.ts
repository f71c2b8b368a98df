import { limits } from '@wood-master/contract/limits'
import { trackingNumbersOf } from '@wood-master/contract/shipping'

/** What is wrong with the numbers in a tracking field; nothing when they can be sent. */
export function trackingProblem(typed: string): string | undefined {
  const numbers = trackingNumbersOf(typed)
  if (numbers.length > limits.trackingNumbers) return `At most ${limits.trackingNumbers} tracking numbers`
  const long = numbers.find((number) => number.length > limits.trackingLength)
  return long && `“${long.slice(0, 20)}…” is too long for a tracking number`
}
