import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { withoutCostlyRules } from './costly-rules.ts'

const styles = fileURLToPath(new URL('../src/styles/', import.meta.url))
const ours = fileURLToPath(new URL('../src/', import.meta.url))

/** A sheet of ours with the rules of these classes, packed. */
async function compiled(name: string, classes: string[]): Promise<string> {
  const file = `${styles}${name}`
  const { build } = await compile(readFileSync(file, 'utf8'), {
    base: styles,
    // None: every browser that runs our scripts knows what they stand in for.
    polyfills: 0,
    onDependency: () => undefined,
  })
  const { code } = optimize(build(classes), { minify: true })
  return withoutCostlyRules(code.trim())
}

/** The sheet that all documents share: what these modules draw, which they load from the start. */
export function publicStyles(modules: readonly string[]): Promise<string> {
  const files = [...new Set(modules)].filter((id) => id.startsWith(ours) && /\.tsx?$/.test(id))
  const content = files.map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' }))
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
export function firstViewStyles(pages: readonly string[], laterStyles: string): Promise<string> {
  const firstViews = pages.map((page) => page.slice(0, page.lastIndexOf(laterStyles)))
  return compiled('first-view.css', classesIn(firstViews.join('')))
}
