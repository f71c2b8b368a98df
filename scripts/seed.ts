import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { standInState } from './seed/stand-in-state.ts'
import { buildStandIns } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { besideEmptyEmulators } from './shop/emulators.ts'
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
  const fill = `${process.execPath} --import tsx ${fromRoot('scripts', 'seed', 'fill.ts')}`
  const { command, args, env } = besideEmptyEmulators(fill, ['--export-on-exit', data])
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const code = await run(command, args, env)
  if (code !== 0) return code
  if (!existsSync(data)) throw new Failure('The emulators did not write their export. Run the command again.')
  copyFileSync(standInState, fromRoot('emulator-data', 'stripe.json'))
  return 0
})
