import { readOptions } from './bench-api/options.ts'
import { buildStandIns } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { besideEmptyEmulators } from './shop/emulators.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports } from './shop/layout.ts'
import { main } from './shop/main.ts'

await main(async () => {
  const asked = process.argv.slice(2)
  readOptions(asked)
  await buildStandIns()
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
  const measure = `${process.execPath} --import tsx ${fromRoot('scripts', 'bench-api', 'measure.ts')} ${asked.join(' ')}`
  const { command, args, env } = besideEmptyEmulators(measure)
  return run(command, args, { ...env, NODE_ENV: 'production' })
})
