import { runScriptBesideEmulators } from './shop/emulators.ts'
import { main } from './shop/main.ts'

/** `--only lists,orders --rounds 3` measures a part, and only prints it; `--products 50000` is how many are searched. */
await main(
  {
    name: 'bench:api',
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      products: { type: 'string', default: '5000' },
    },
  },
  ({ values: { only = '', rounds, products } }) => {
    const env = { NODE_ENV: 'production' }
    return runScriptBesideEmulators('bench-api/measure.ts', [rounds, products, only], { env })
  },
)
