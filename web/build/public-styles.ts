import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { withoutCostlyRules } from './costly-rules.ts'
import { siteDocuments } from './site-documents.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const sheetFile = (name: string) => join(web, 'src/styles', name)
const staticImport = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'([#.][^']+\.tsx?)'/gm

/** The file and every module of ours that it imports statically, directly or through others. */
function staticModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const path = name.startsWith('#') ? join(web, 'src', name.slice(1)) : resolve(dirname(file), name)
    if (existsSync(path)) staticModules(path, found)
  }
  return found
}

/** The modules that the documents' pages are drawn with from the start. */
export function publicModules(): string[] {
  const found = new Set<string>()
  for (const { page } of siteDocuments) staticModules(join(web, page), found)
  return [...found].sort()
}

/** A sheet of ours with the rules of these classes, packed. */
async function compiled(name: string, classes: string[]): Promise<string> {
  const file = sheetFile(name)
  const { build } = await compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    // None: every browser that runs our scripts knows what they stand in for.
    polyfills: 0,
    onDependency: () => undefined,
  })
  const { code } = optimize(build(classes), { minify: true })
  return withoutCostlyRules(code.trim())
}

/**
 * The sheet that all documents share: only what their pages are drawn with from the start. What a page loads when somebody
 * does something brings the whole sheet along.
 */
export function publicStyles(): Promise<string> {
  const content = publicModules().map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' }))
  return compiled('public.css', new Scanner({}).scanFiles(content))
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The classes of a rendered page. */
function classesIn(html: string): string[] {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/))
  return [...new Set(values)].map((name) => name.replaceAll(/&[\w#]+;/g, (code) => characters[code] ?? code))
}

/** What rendered pages are painted with before the documents' sheet arrives: the rules of all that is above its link. */
export function firstViewStyles(pages: readonly string[]): Promise<string> {
  const firstViews = pages.map((page) => page.split('<link rel="stylesheet"')[0])
  return compiled('first-view.css', classesIn(firstViews.join('')))
}
