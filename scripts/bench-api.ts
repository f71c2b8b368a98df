import { parseArgs } from 'node:util'
import { buildStandIns } from './shop/build.ts'
import { runBesideEmulators } from './shop/emulators.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** `--only lists,orders --rounds 3` measures a part, and only prints it; `--products 50000` is how many are searched. */
await main(async () => {
  const {
    only = '',
    rounds,
    products,
  } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      products: { type: 'string', default: '5000' },
    },
  }).values
  await buildStandIns()
  const measure = fromRoot('scripts', 'bench-api', 'measure.ts')
  const script = `${process.execPath} --import tsx ${measure} ${rounds} ${products} ${only}`
  return runBesideEmulators(script, { env: { NODE_ENV: 'production' } })
})
