import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const inWeb = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

/** What fills the holes of `document.html`; what is left out stays a hole. */
export type DocumentParts = Partial<
  Record<'name' | 'head' | 'icon' | 'styles' | 'page' | 'data' | 'start', string>
>

/** Within the document, because a file of its own is fetched anew whenever the head changes. */
const iconLink = () =>
  `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(inWeb('public/icon.svg'))}" />`

/** Fills holes of a document. Functions replace them, because a text may contain `$&`. */
export function fillDocument(html: string, parts: DocumentParts): string {
  return Object.entries(parts).reduce(
    (filled, [name, text]) => filled.replace(`<!--${name}-->`, () => text),
    html,
  )
}

/** A document that starts its code at once, for the development server. */
export function devDocument(name: string, entry: string): string {
  return fillDocument(inWeb('document.html'), {
    name,
    icon: iconLink(),
    styles: '<link rel="stylesheet" href="/src/styles/index.css" />',
    start: `<script type="module" src="/${entry}"></script>`,
  })
}

interface BuiltDocument {
  name: string
  styles: string
  /** Further style sheets; what is above them is painted without. */
  sheets: readonly string[]
  /** Run in this order. */
  scripts: readonly string[]
}

const addressOf = (file: string) => `/${file}`

/** A document as it is deployed: its styles within, its code fetched once it is painted. */
export function builtDocument({ name, styles, sheets, scripts }: BuiltDocument): string {
  const links = sheets.map((file) => `<link rel="stylesheet" href="${addressOf(file)}">`)
  return fillDocument(inWeb('document.html'), {
    name,
    icon: iconLink(),
    styles: `<style>${styles}</style>`,
    start: `${links.join('')}<script data-files="${scripts.map(addressOf).join(' ')}">
${inWeb('src/start.js')}</script>`,
  })
}
