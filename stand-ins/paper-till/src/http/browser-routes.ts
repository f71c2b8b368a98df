import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type Router } from 'express'

/** The built files for the browser, whether this runs from the sources or from the package. */
function builtFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return join(folder, 'dist', 'browser')
}

const served = [
  ['/stripe.js', 'text/javascript', 'stripe.js'],
  ['/card-frame.js', 'text/javascript', 'card-frame.js'],
  ['/card-frame.html', 'text/html', 'card-frame.html'],
  ['/dashboard.js', 'text/javascript', 'dashboard.js'],
  ['/', 'text/html', 'dashboard.html'],
] as const

/** The browser's half: `window.Stripe`, the card element's frame, and the page that shows what happened. */
export async function browserRoutes(): Promise<Router> {
  const router = express.Router()
  for (const [path, type, file] of served) {
    const text = await readFile(join(builtFolder(), file), 'utf8')
    router.get(path, (_request, response) => {
      response.setHeader('Cache-Control', 'no-cache')
      response.type(type).send(text)
    })
  }
  return router
}
