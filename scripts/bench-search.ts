import { buildStandIns } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

await main(async () => {
  await buildStandIns()
  const measure = fromRoot('scripts', 'bench-search', 'measure.ts')
  return run(process.execPath, ['--import', 'tsx', measure], { ...process.env, NODE_ENV: 'production' })
})
