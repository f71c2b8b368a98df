import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A shop's payment pages in front of a stand-in, for tests in a browser. */
export interface CardPages {
  /** The card form through the React wrapper, for the intent with this client secret. */
  reactUrl(clientSecret: string): string
  /** A page with nothing but `window.Stripe`, a box for the card element, and a button. */
  plainUrl: string
  close(): Promise<void>
}

async function bundleReactPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('card-page.tsx', import.meta.url))],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

const page = (body: string) => `<!doctype html><html lang="en"><title>Shop</title>${body}`

/** Serves both pages on a free port; `standInUrl` is where they load `stripe.js` from. */
export async function startCardPages(standInUrl: string): Promise<CardPages> {
  const stripeScript = `<script src="${standInUrl}/stripe.js"></script>`
  const served: Record<string, { type: string; text: string }> = {
    '/card-page.js': { type: 'text/javascript', text: await bundleReactPage() },
    '/react': {
      type: 'text/html',
      text: page(`<div id="root"></div>${stripeScript}<script src="/card-page.js"></script>`),
    },
    '/plain': {
      type: 'text/html',
      text: page(`<div id="box"></div><button type="button">Elsewhere</button>${stripeScript}`),
    },
  }
  const server = createServer((request, response) => {
    const file = served[new URL(request.url ?? '/', 'http://localhost').pathname]
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    reactUrl: (clientSecret) => `${url}/react?secret=${encodeURIComponent(clientSecret)}`,
    plainUrl: `${url}/plain`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
