import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { siteDocuments } from './site-documents.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const sheet = join(web, 'src/styles/public.css')
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

/**
 * The styles that every document carries: only what its page and the others are drawn with from the start. What a page
 * loads when somebody does something brings the whole sheet along. `fontAddress` names the file of a font of ours.
 */
export async function publicStyles(fontAddress: (name: string) => string): Promise<string> {
  const { build } = await compile(readFileSync(sheet, 'utf8'), {
    base: dirname(sheet),
    // None: every browser that runs our scripts knows what they stand in for.
    polyfills: 0,
    onDependency: () => undefined,
  })
  const content = publicModules().map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' }))
  const candidates = new Scanner({}).scanFiles(content)
  const { code } = optimize(build(candidates), { minify: true })
  return (
    code
      .trim()
      // No page has daisyUI's inputs that choose a theme; looking for one costs every recalculation.
      .replaceAll(/:root:has\(input\.theme-controller\[value=\w+\]:checked\),/g, '')
      .replaceAll(/url\("?font:([\w-]+)"?\)/g, (_, name: string) => `url(${fontAddress(name)})`)
  )
}
