import { withHostedFunction } from './hosted-function.ts'

/** Milliseconds from the start of a fresh Node process with this function to its first answer. */
export async function firstAnswerMs(
  module: string,
  path: string,
  env: Record<string, string> = {},
): Promise<number> {
  const started = performance.now()
  return withHostedFunction(module, env, async (url) => {
    const answer = await fetch(`${url}${path}`)
    const ms = performance.now() - started
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
    return ms
  })
}

/** The middle one of an odd number of measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
