import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runScriptBesideEmulators } from './shop/emulators.ts'
import { Failure } from './shop/failure.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { replaceFolder, seededFolder, stripeFile } from './shop/shop-data.ts'

/** Rebuilds `emulator-data/` from the readable files in `seed/`; it stays as it is where that fails. */
await main({ name: 'seed', options: {} }, async () => {
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth, stripe: ports.stripe })
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const standInState = fromRoot('.cache', 'stripe-state.json')
  await replaceFolder(seededFolder, async (folder) => {
    const options = ['--export-on-exit', folder]
    const code = await runScriptBesideEmulators('seed/fill.ts', [standInState], { options })
    if (code !== 0 || !existsSync(folder))
      throw new Failure('The seeded shop could not be made anew, so emulator-data stays as it is.')
    copyFileSync(standInState, join(folder, stripeFile))
  })
})
