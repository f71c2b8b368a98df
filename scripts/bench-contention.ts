import { buildStandIns } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { besideEmptyEmulators } from './shop/emulators.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Lets many buyers hold stock at once, on empty emulators, and prints how many were served and how long it took. */
await main(async () => {
  await buildStandIns()
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
  const measure = `${process.execPath} --import tsx ${fromRoot('scripts', 'bench-contention', 'measure.ts')}`
  const { command, args, env } = besideEmptyEmulators(measure)
  return run(command, args, { ...env, NODE_ENV: 'production' })
})
