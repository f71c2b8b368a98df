import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { withInlineSources } from '../../scripts/shop/inline-sources.ts'
import { withLocalSources } from '../../scripts/shop/local-config.ts'
import { templateDocuments } from './site-documents.ts'

const id = 'virtual:built-site'
const resolved = `\0${id}`

interface HeaderRule {
  headers: { key: string; value: string }[]
}

/**
 * What Hosting sends with every document, allowing what is inline in these. Nothing says that it also does so with what
 * a function has rendered.
 */
export function documentHeaders(isOffline: boolean, documents: readonly string[]): Record<string, string> {
  const file = fileURLToPath(new URL('../../firebase.json', import.meta.url))
  const rules: HeaderRule[] = JSON.parse(readFileSync(file, 'utf8')).hosting.headers
  const rule = rules.find(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
  if (!rule) throw new Error('firebase.json has no Content-Security-Policy.')
  const headerValue = ({ key, value }: { key: string; value: string }) => {
    if (key !== 'Content-Security-Policy') return value
    const policy = withInlineSources(value, documents)
    return isOffline ? withLocalSources(policy) : policy
  }
  return Object.fromEntries(rule.headers.map((header) => [header.key, headerValue(header)]))
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
      const templates = Object.fromEntries(
        templateDocuments.map(({ name, file }) => [name, readFileSync(`${dist}/${file}`, 'utf8')]),
      )
      const headers = documentHeaders(mode === 'offline', Object.values(templates))
      return `export const builtSite = ${JSON.stringify({ templates, headers, siteUrl })}`
    },
  }
}
