import { buildFunctionsAndSite } from './shop/build.ts'
import { runBesideEmulators } from './shop/emulators.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

await main(async () => {
  await buildFunctionsAndSite()
  const measure = fromRoot('scripts', 'coldstart', 'measure.ts')
  return runBesideEmulators(`${process.execPath} --import tsx ${measure} ${process.argv[2] ?? 15}`)
})
