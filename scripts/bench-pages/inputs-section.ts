import { table } from '../benchmarks/section.ts'
import { atDesk } from './desk.ts'
import { adminInputs, type Input, shopperInputs, slowdown, timeInput } from './inputs.ts'
import { median } from './medians.ts'
import type { Bench } from './parts.ts'

const goal = 100

export async function inputsSection({ browser, shop, rounds }: Bench): Promise<string> {
  const rows: string[][] = []
  const measure = (inputs: Input[], as?: 'admin') =>
    atDesk(browser, shop, { watch: watchInputs, ...(as ? { as } : {}) }, async (page) => {
      for (const input of inputs) {
        console.log(`Using ${input.what} ...`)
        const times: number[] = []
        for (let round = 1; round <= rounds; round++) times.push(await timeInput(page, shop, input))
        const ms = Math.round(median(times))
        rows.push([input.what, ms > goal ? `**${ms}**` : ms < 16 ? '< 16' : `${ms}`])
      }
    })
  await measure(shopperInputs)
  await measure(adminInputs, 'admin')
  return [
    '### Interaction to next paint',
    `From an input to the frame that shows its effect, with a processor ${slowdown} times slower (Event Timing, the longest of each action, medians of ${rounds}). The goal is ${goal} ms.`,
    table(['Action', 'ms'], rows),
  ].join('\n\n')
}

/// <reference lib="dom" />

/** Runs in every document: keeps the longest time from an input to the frame that shows its effect, in ms. */
function watchInputs(): void {
  Reflect.set(window, 'benchLongest', 0)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      const longest: number = Reflect.get(window, 'benchLongest')
      Reflect.set(window, 'benchLongest', Math.max(longest, entry.duration))
    }
  })
  // The shortest that browsers report.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
