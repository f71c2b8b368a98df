import { runBesideEmulators } from './shop/emulators.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Sends thousands of hostile requests to the API beside empty emulators; `npm test` sends a few hundred of them. */
await main(
  { name: 'fuzz:api', options: {}, words: ['REQUESTS'], counts: true },
  ({ words: [FUZZ_REQUESTS = '10000'] }) => {
    const vitest = fromRoot('node_modules', '.bin', 'vitest')
    return runBesideEmulators(`${vitest} run --project api functions/test/attack/fuzz.test.ts`, {
      env: { FUZZ_REQUESTS },
    })
  },
)
