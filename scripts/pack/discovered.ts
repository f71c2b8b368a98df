import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { waitFor } from '../shop/wait-for.ts'

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The manifest of functions and parameters that `firebase deploy` asks the package itself for. */
export async function discoveredManifest(folder: string): Promise<string> {
  const port = await freePort()
  const bin = join(folder, 'node_modules', 'firebase-functions', 'lib', 'bin', 'firebase-functions.js')
  const child = spawn(process.execPath, [bin, folder], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      FUNCTIONS_CONTROL_API: 'true',
      GCLOUD_PROJECT: 'demo-pack',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const url = `http://127.0.0.1:${port}/__/functions.yaml`
    await waitFor(url, 'The package', 60_000)
    return await (await fetch(url)).text()
  } finally {
    child.kill('SIGKILL')
  }
}
