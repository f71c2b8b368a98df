import { table } from '../benchmarks/section.ts'
import { atDesk } from './desk.ts'
import { adminInputs, type Input, shopperInputs, slowdown, timeInput } from './inputs.ts'
import { median } from './medians.ts'
import type { Bench } from './parts.ts'
import { watchInputs } from './watch-inputs.ts'

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
