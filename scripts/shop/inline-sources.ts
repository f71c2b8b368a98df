import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './layout.ts'

/** The text of every inline script that a browser would run, or heed as rules; blocks of data are none. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => text)
}

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
}

/** How a Content-Security-Policy names an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy, allowing exactly the inline scripts and styles of these documents and no others. */
export function withInlineSources(policy: string, documents: readonly string[]): string {
  const allowed: Record<string, (html: string) => string[]> = {
    'script-src': inlineScripts,
    'style-src': inlineStyles,
  }
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      const textsOf = allowed[name]
      if (!textsOf) return directive
      const hashes = new Set(documents.flatMap(textsOf).map(hashSource))
      const [self = '', ...others] = sources.filter((source) => !source.startsWith("'sha256-"))
      return [name, self, ...[...hashes].sort(), ...others].join(' ')
    })
    .join('; ')
}

/** Files of the built site by their names, its documents unless said; none where nothing is built. */
export function builtTexts(kind = /\.html$/): Record<string, string> {
  const folder = fromRoot('web', 'dist')
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names.filter((name) => kind.test(name)).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
}

export function hostingPolicy(): string {
  const { hosting } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'))
  const rules: { headers: { key: string; value: string }[] }[] = hosting.headers
  const header = rules.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')
  return header?.value ?? ''
}
