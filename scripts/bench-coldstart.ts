import { buildFunctionsAndSite } from './shop/build.ts'
import { runScriptBesideEmulators } from './shop/emulators.ts'
import { main } from './shop/main.ts'

await main(
  { name: 'bench:coldstart', options: {}, words: ['STARTS'], counts: true },
  async ({ words: [starts = '15'] }) => {
    await buildFunctionsAndSite()
    return runScriptBesideEmulators('coldstart/measure.ts', [starts])
  },
)
