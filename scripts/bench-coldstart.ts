import { buildFunctionsAndSite } from './shop/build.ts'
import { runScriptBesideEmulators } from './shop/emulators.ts'
import { main } from './shop/main.ts'

await main(async () => {
  await buildFunctionsAndSite()
  return runScriptBesideEmulators('coldstart/measure.ts', [process.argv[2] ?? '15'])
})
