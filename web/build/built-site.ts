import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { withLocalSources } from '../../scripts/shop/local-config.ts'

const id = 'virtual:built-site'
const resolved = `\0${id}`

/** Documents that the function fills; in the output they lie in a folder that Hosting does not serve. */
export const templateNames = ['product', 'catalogue'] as const
export const templateFolder = '.templates'

interface HeaderRule {
  headers: { key: string; value: string }[]
}

/** What Hosting sends with every document. Nothing says that it also does so with what a function has rendered. */
export function documentHeaders(isOffline: boolean): Record<string, string> {
  const file = fileURLToPath(new URL('../../firebase.json', import.meta.url))
  const rules: HeaderRule[] = JSON.parse(readFileSync(file, 'utf8')).hosting.headers
  const rule = rules.find(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
  if (!rule) throw new Error('firebase.json has no Content-Security-Policy.')
  const local = ({ key, value }: { key: string; value: string }) =>
    isOffline && key === 'Content-Security-Policy' ? withLocalSources(value) : value
  return {
    ...Object.fromEntries(rule.headers.map((header) => [header.key, local(header)])),
    // Which pages browsers may fetch while somebody points at a link to them.
    'Speculation-Rules': '"/speculation-rules.json"',
  }
}

/** The module `virtual:built-site`: what the renderer needs to know of the site that was built before it. */
export function builtSite(dist: string): Plugin {
  let mode = 'production'
  let siteUrl = ''
  return {
    name: 'wood-master-built-site',
    configResolved(config) {
      mode = config.mode
      siteUrl = String(config.env.VITE_SITE_URL ?? '')
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined
      const read = (name: string) => readFileSync(`${dist}/${templateFolder}/${name}.html`, 'utf8')
      const templates = Object.fromEntries(templateNames.map((name) => [name, read(name)]))
      const headers = documentHeaders(mode === 'offline')
      return `export const builtSite = ${JSON.stringify({ templates, headers, siteUrl })}`
    },
  }
}
