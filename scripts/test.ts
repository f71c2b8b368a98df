import { main } from './shop/main.ts'
import { steps } from './test/steps.ts'
import { addUp } from './test/tallies.ts'

await main(
  { name: 'test', options: {}, words: [Object.keys(steps)], repeats: true },
  async ({ words: asked }) => {
    const chosen = Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name))

    for (const [, step] of chosen) await step.require?.()
    const total = await addUp(
      chosen.map(([name, step]) => () => {
        console.log(`\n── ${name} ──`)
        return step.run()
      }),
    )
    // Last, where somebody who sees only the end of a long output finds them.
    if (total.remarks.length > 0) console.log(`\n${total.remarks.join('\n')}`)
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
    return total.failed === 0 ? 0 : 1
  },
)
