import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { runScriptBesideEmulators } from './shop/emulators.ts'
import { Failure } from './shop/failure.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Rebuilds `emulator-data/` from the readable files in `seed/`. */
await main(async () => {
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth, stripe: ports.stripe })
  const data = fromRoot('emulator-data')
  rmSync(data, { recursive: true, force: true })
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const standInState = fromRoot('.cache', 'stripe-state.json')
  const options = ['--export-on-exit', data]
  const code = await runScriptBesideEmulators('seed/fill.ts', [standInState], { options })
  if (code === 0 && !existsSync(data))
    throw new Failure('The emulators did not write their export. Run the command again.')
  if (code === 0) copyFileSync(standInState, fromRoot('emulator-data', 'stripe.json'))
  return code
})
