import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import express, { type Router } from 'express'

const folder = (name: string) => fileURLToPath(new URL(`../browser/${name}`, import.meta.url))

const bundles = new Map<string, Promise<string>>()

/** Each script is built once a process, however many stand-ins run in it. */
function bundle(entry: string): Promise<string> {
  const built = bundles.get(entry) ?? buildScript(entry)
  bundles.set(entry, built)
  return built
}

async function buildScript(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [folder(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  })
  const [file] = result.outputFiles
  if (!file) throw new Error(`esbuild made nothing of ${entry}.`)
  return file.text
}

/** The browser's half: `window.Stripe`, the card element's frame, and the page that shows what happened. */
export async function browserRoutes(): Promise<Router> {
  const [script, frameScript, pageScript, frame, page] = await Promise.all([
    bundle('stripe.ts'),
    bundle('card-frame.ts'),
    bundle('dashboard.ts'),
    readFile(folder('card-frame.html'), 'utf8'),
    readFile(folder('dashboard.html'), 'utf8'),
  ])
  const router = express.Router()
  const serve = (path: string, type: string, text: string) =>
    router.get(path, (_request, response) => {
      response.setHeader('Cache-Control', 'no-cache')
      response.type(type).send(text)
    })
  serve('/stripe.js', 'text/javascript', script)
  serve('/card-frame.js', 'text/javascript', frameScript)
  serve('/card-frame.html', 'text/html', frame)
  serve('/dashboard.js', 'text/javascript', pageScript)
  serve('/', 'text/html', page)
  return router
}
