import { withHostedFunction } from './hosted-function.ts'

/** Milliseconds from the start of a fresh Node process with this function to its first response. Throws when that is an error. */
export async function firstResponseMs(
  module: string,
  path: string,
  env: Record<string, string> = {},
): Promise<number> {
  const started = performance.now()
  return withHostedFunction(module, env, async (url) => {
    const response = await fetch(`${url}${path}`)
    const ms = performance.now() - started
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    return ms
  })
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
