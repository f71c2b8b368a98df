import { run } from './shop/child-processes.ts'
import { besideEmptyEmulators } from './shop/emulators.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports } from './shop/layout.ts'
import { main } from './shop/main.ts'

const requests = process.argv[2] ?? '10000'

/** Sends thousands of hostile requests to the API beside empty emulators; `npm test` sends a few hundred of them. */
await main(async () => {
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
  const vitest = fromRoot('node_modules', '.bin', 'vitest')
  const { command, args, env } = besideEmptyEmulators(
    `${vitest} run --project api functions/test/attack/fuzz.test.ts`,
  )
  return run(command, args, { ...env, FUZZ_REQUESTS: requests })
})
