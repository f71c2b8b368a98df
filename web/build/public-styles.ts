import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Window } from 'happy-dom'
import { parse } from 'postcss'
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

/** What nobody has done yet, the inner parts of controls that neither the navbar nor a frame has, and pictures that stand in for others. */
const unseen =
  /^\.placeholder-|:(hover|active|focus|open|indeterminate)|::(picker\(|-webkit-(date|calendar|color|inner|outer|search-cancel)|file-selector)/

/** What shows only once somebody acts: the whole sheet brings it before. */
const unmoved =
  /^(cursor|outline|touch-action|transition|(-webkit-)?user-select|-webkit-tap-highlight-color|--tw-outline)/

/** Leaves out what nobody sees before the whole sheet is there: paper, variables that none of its rules reads, scopes that it does not have. */
function onScreen(css: string, classes: readonly string[]): string {
  const sheet = parse(css)
  sheet.walkDecls(unmoved, (declaration) => {
    declaration.remove()
  })
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unseen.test(selector))
    if (!rule.selector || rule.nodes.length === 0) rule.remove()
  })
  sheet.walkAtRules((rule) => {
    const { name, params } = rule
    const isForOthers = name === 'page' || (name === 'media' && /^print$|forced-colors/.test(params))
    const isUnread = name === 'property' && !css.includes(`var(${params}`)
    const isElsewhere = name === 'scope' && !classes.includes(params.replace(/^\(\.|\)$/g, ''))
    if (isForOthers || isUnread || isElsewhere) rule.remove()
  })
  return sheet.toString()
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
  const css = purged ? onScreen(purged.css, names.classes) : ''
  return optimize(css, { minify: true }).code.trim()
}
