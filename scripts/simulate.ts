import { runScriptBesideEmulators } from './shop/emulators.ts'
import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'

/** Says in docs/benchmarks.md where the shop breaks as it grows, by what its purchases read and write in the emulators; only printed for other limits of the account at Stripe: `-- 125 400`. */
await main(
  { name: 'simulate', options: {}, words: ['ENDPOINT', 'ALL'], counts: true },
  async ({ words: limits }) => {
    if (limits.length === 1) throw new Failure('npm run simulate -- [ENDPOINT ALL], calls a second')
    return runScriptBesideEmulators('simulate/measure.ts', limits)
  },
)
