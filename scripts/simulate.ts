import { buildStandIns } from './shop/build.ts'
import { runBesideEmulators } from './shop/emulators.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Prints where the shop breaks as it grows, by what its purchases read and write in the emulators. */
await main(async () => {
  await buildStandIns()
  return runBesideEmulators(
    `${process.execPath} --import tsx ${fromRoot('scripts', 'simulate', 'measure.ts')}`,
  )
})
