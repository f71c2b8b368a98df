import { listDocuments } from '@wood-master/contract/documents'
import { directionOf, languages, locale } from '@wood-master/contract/locale'
import { pageDataId } from './page-data.ts'

/** What is the same in a document whatever it shows. All but `name`, `pageStyles` and `start` are HTML. */
export interface DocumentShell {
  name: string
  /** What is painted below the navbar. */
  pageStyles: string
  /** The names of its files and fonts, as attributes. */
  code: string
  /** The code of the script under its navbar; empty where nothing starts. */
  start: string
  icons: string
  /** Scripts that run before the first paint. */
  scripts: string
  /** What its navbar is painted with. */
  styles: string
  sheets: string
}

export interface DocumentContent {
  head: string
  page: string
  /** What search engines read of it. */
  graph?: unknown
  /** What the page hydrates from; left out where it stays as it is. */
  data?: unknown
}

/** JSON that may stand inside a script element: no text in it ends the element or begins a comment. */
function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const dataBlock = (attributes: string, data: unknown): string =>
  data === undefined ? '' : `<script type="application/${attributes}">${jsonBlock(data)}</script>`

const prefixes = languages.filter((language) => language !== 'en')
/** As a pattern of addresses; the same in every document, because the policy names this text by its hash. */
const anyLanguage = `{/(${prefixes.join('|')})}?`

/** What browsers may prepare while somebody points at a link: documents alone, and nothing that stays in its page. */
const prepared = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          {
            href_matches: listDocuments().map(
              ({ path }) => `${anyLanguage}${path === '/' ? '{/}?' : path.replace(':id', '*')}`,
            ),
          },
          { not: { selector_matches: "[href^='?'], [href^='#'], [data-document=home] [href*='#']" } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export function documentHtml(shell: DocumentShell, { head, page, graph, data }: DocumentContent): string {
  return `<!doctype html>
<html lang="${locale()}" dir="${directionOf(locale())}" data-document="${shell.name}"${shell.code}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${head}
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#1c1612" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    ${shell.icons}
    ${shell.scripts}
    ${shell.styles}
  </head>
  <body>
    <div id="root">${page}</div>
    ${dataBlock(`json" id="${pageDataId}`, data)}
    ${dataBlock('ld+json', graph)}
    ${shell.sheets}
    <script type="speculationrules">${prepared}</script>
  </body>
</html>
`
}
