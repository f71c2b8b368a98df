import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'
import { steps } from './test/steps.ts'
import { addUp } from './test/tallies.ts'

await main(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !(name in steps))
  if (unknown)
    throw new Failure(`There is no test step '${unknown}'; the steps are ${Object.keys(steps).join(', ')}.`)
  const chosen = Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name))

  for (const [, step] of chosen) await step.require?.()
  const total = await addUp(
    chosen.map(([name, step]) => () => {
      console.log(`\n── ${name} ──`)
      return step.run()
    }),
  )
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})
