import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { buildStandIns } from './shop/build.ts'
import { runBesideEmulators } from './shop/emulators.ts'
import { Failure } from './shop/failure.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Rebuilds `emulator-data/` from the readable files in `seed/`. */
await main(async () => {
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth, stripe: ports.stripe })
  await buildStandIns()
  const data = fromRoot('emulator-data')
  rmSync(data, { recursive: true, force: true })
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const standInState = fromRoot('.cache', 'stripe-state.json')
  const fill = `${process.execPath} --import tsx ${fromRoot('scripts', 'seed', 'fill.ts')} ${standInState}`
  const code = await runBesideEmulators(fill, { options: ['--export-on-exit', data] })
  if (code !== 0) return code
  if (!existsSync(data)) throw new Failure('The emulators did not write their export. Run the command again.')
  copyFileSync(standInState, fromRoot('emulator-data', 'stripe.json'))
  return 0
})
