import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './layout.ts'
import { readJson } from './project-files.ts'

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

/** The policy with the sources that a directive of this name is to have. */
export const withSources = (policy: string, change: (name: string, sources: string[]) => string[]): string =>
  policy
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name = '', ...sources]) => [name, ...change(name, sources)].join(' '))
    .join('; ')

/** The policy, allowing exactly the inline scripts and styles of these documents and no others. */
export function withInlineSources(policy: string, documents: readonly string[]): string {
  const allowed: Record<string, (html: string) => string[]> = {
    'script-src': inlineScripts,
    'style-src': inlineStyles,
  }
  return withSources(policy, (name, sources) => {
    const textsOf = allowed[name]
    if (!textsOf) return sources
    const hashes = new Set(documents.flatMap(textsOf).map(hashSource))
    const [self = '', ...others] = sources.filter((source) => !source.startsWith("'sha256-"))
    return [self, ...[...hashes].sort(), ...others]
  })
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

export interface HeaderRule {
  headers: { key: string; value: string }[]
}

const policyHeader = 'Content-Security-Policy'

export function hostingPolicy(): string {
  const rules: HeaderRule[] = readJson('firebase.json').hosting.headers
  return rules.flatMap(({ headers }) => headers).find(({ key }) => key === policyHeader)?.value ?? ''
}

/** Hosting's headers with another policy, made of theirs. */
export const withPolicy = <Rule extends HeaderRule>(
  rules: Rule[],
  change: (policy: string) => string,
): Rule[] =>
  rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === policyHeader ? change(value) : value,
    })),
  }))
