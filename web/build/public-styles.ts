import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Window } from 'happy-dom'
import { PurgeCSS } from 'purgecss'

const styles = fileURLToPath(new URL('../src/styles/', import.meta.url))
const ours = fileURLToPath(new URL('../src/', import.meta.url))

/** daisyUI's rules for texts that no page of ours has; with them each change of a class styles everything below it anew. */
const costlyRules = /\.prose :where\([^{}]*\{[^{}]*\}/g

export const withoutCostlyRules = (sheet: string): string => sheet.replaceAll(costlyRules, '')

/** The sheet that all documents share: what these modules draw. */
export async function publicStyles(modules: Iterable<string>): Promise<string> {
  const files = [...modules].filter((id) => id.startsWith(ours) && /\.tsx?$/.test(id))
  const content = files.map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' }))
  const { build } = await compile(readFileSync(`${styles}public.css`, 'utf8'), {
    base: styles,
    // None: every browser that runs our scripts knows what they stand in for.
    polyfills: 0,
    onDependency: () => undefined,
  })
  const sheet = build(new Scanner({}).scanFiles(content))
  return withoutCostlyRules(optimize(sheet, { minify: true }).code.trim())
}

const parser = new new Window().DOMParser()

/** What the selectors of a sheet may name in this HTML. */
function namesIn(html: string) {
  const elements = [...parser.parseFromString(html, 'text/html').querySelectorAll('*')]
  const attributes = elements.flatMap((element) => [...element.attributes])
  return {
    tags: elements.map(({ localName }) => localName),
    classes: elements.flatMap(({ classList }) => [...classList]),
    ids: [],
    attributes: {
      names: attributes.map(({ name }) => name),
      values: attributes.flatMap(({ value }) => value?.split(/\s+/) ?? []),
    },
    undetermined: [],
  }
}

/** What of the documents' sheet this HTML is painted with. */
export async function stylesOf(html: string, sheet: string): Promise<string> {
  const names = namesIn(html)
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    defaultExtractor: () => names,
    variables: true,
    keyframes: true,
    // What the document has of its own, in whatever language.
    safelist: { greedy: [/data-theme|data-prices|data-own-fonts|rtl|:lang|:scope/] },
  })
  return optimize(purged?.css ?? '', { minify: true }).code.trim()
}
