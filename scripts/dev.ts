import { startProgram } from './shop/child-processes.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'
import { waitFor } from './shop/wait-for.ts'
import { welcome } from './shop/welcome.ts'

const vitePort = 5173

await main(async () => {
  await requireFreePorts({ vite: vitePort })
  const shop = await openShop()
  const broken = new Promise<never>((_, reject) => {
    startProgram(
      { name: 'Vite server', command: 'npm', args: ['run', 'dev', '-w', '@wood-master/web'] },
      reject,
    )
    startProgram(
      {
        name: 'functions build',
        command: process.execPath,
        args: [fromRoot('functions', 'build.mjs'), '--watch'],
      },
      reject,
    )
  })
  await Promise.race([waitFor(`http://localhost:${vitePort}`, 'Vite'), broken])
  console.log(welcome({ address: `http://localhost:${vitePort} (hot reload)`, ui: shop.ui }))
  return Promise.race([shop.broken, broken])
})
