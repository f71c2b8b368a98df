import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'vite'

const inWeb = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

/** What fills the holes of `document.html`; what is left out stays a hole. */
export type DocumentParts = Partial<
  Record<
    'name' | 'laterStyles' | 'head' | 'icon' | 'manifest' | 'styles' | 'start' | 'page' | 'data' | 'sheets',
    string
  >
>

/** Within the document, because a file of its own is fetched anew whenever the head changes. */
const iconLink = () =>
  `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(inWeb('public/icon.svg'))}" />`

/** Where the shop can be installed from; elsewhere it would be one more request of a first view. */
const manifestLink = (name: string) =>
  ['home', 'app'].includes(name) ? '<link rel="manifest" href="/manifest.webmanifest" />' : ''

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
    laterStyles: '',
    icon: iconLink(),
    manifest: manifestLink(name),
    styles: '<link rel="stylesheet" href="/src/styles/index.css" />',
    start: `<script>${inWeb('src/chosen-theme.js')}</script>
    <script type="module" src="/${entry}"></script>`,
    sheets: '',
  })
}

interface BuiltDocument {
  name: string
  /** What its first view is painted with. */
  styles: string
  /** The address of the sheet for what is below. */
  laterStyles: string
  /** The addresses of our own fonts, by family. */
  fonts: Record<string, string>
  /** The style sheets of its code. */
  sheets: readonly string[]
  /** Run in this order. */
  scripts: readonly string[]
}

const addressOf = (file: string) => `/${file}`

/** A document as it is deployed: the styles of its first view within, its code fetched once that is painted. */
export function builtDocument({ name, styles, laterStyles, fonts, sheets, scripts }: BuiltDocument): string {
  // One script, because each makes the browser stop reading the document.
  const { code } = minifySync('start.js', inWeb('src/chosen-theme.js') + inWeb('src/start.js'))
  return fillDocument(inWeb('document.html'), {
    name,
    laterStyles,
    icon: iconLink(),
    manifest: manifestLink(name),
    styles: `<style>${styles}</style>`,
    start: `<script data-files="${scripts.map(addressOf).join(' ')}" data-fonts='${JSON.stringify(fonts)}'>${code.trim()}</script>`,
    sheets: sheets.map((file) => `<link rel="stylesheet" href="${addressOf(file)}">`).join(''),
  })
}
