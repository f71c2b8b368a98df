import { startProgram } from './shop/child-processes.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'
import { waitFor } from './shop/wait-for.ts'
import { welcome } from './shop/welcome.ts'

const vitePort = 5173

await main({ name: 'dev', options: {} }, async () => {
  await requireFreePorts({ vite: vitePort })
  const shop = await openShop()
  const { promise: broken, reject } = Promise.withResolvers<never>()
  const vite = ['run', 'dev', '-w', '@wood-master/web']
  const functions = [fromRoot('functions', 'build.mjs'), '--watch']
  startProgram({ name: 'Vite server', command: 'npm', args: vite }, reject)
  startProgram({ name: 'functions build', command: process.execPath, args: functions }, reject)
  await Promise.race([waitFor(`http://localhost:${vitePort}`, 'Vite'), broken])
  console.log(welcome(`http://localhost:${vitePort} (hot reload)`, shop.ui))
  return Promise.race([shop.broken, broken])
})
