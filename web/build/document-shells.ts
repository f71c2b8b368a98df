import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'vite'
import type { DocumentShell } from '../src/app/documents/document-html.ts'

const inWeb = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

const minified = (path: string) => minifySync(path, inWeb(path)).code.trim()

/** The icon is within, because as a file it is fetched anew whenever the head changes. */
function iconsOf(name: string): string {
  const icon = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(inWeb('public/icon.svg'))}" />`
  // Where the shop can be installed from; elsewhere it would be one more request of a first view.
  const isInstallable = ['home', 'app'].includes(name)
  return isInstallable ? `${icon}<link rel="manifest" href="/manifest.webmanifest" />` : icon
}

/** Of the development server: a document that starts its code at once. */
export function devShell(name: string, entry: string): DocumentShell {
  return {
    name,
    laterStyles: '',
    pageStyles: '',
    code: '',
    start: '',
    icons: iconsOf(name),
    scripts: `<script>${inWeb('src/before-paint.js')}</script><script type="module" src="/${entry}"></script>`,
    styles: '<link rel="stylesheet" href="/src/styles/index.css" />',
    sheets: '',
  }
}

interface Built {
  /** What its navbar is painted with, and then the rest of its first view. */
  navbarStyles: string
  pageStyles: string
  laterStyles: string
  /** Our own fonts' addresses by family; none where they have no letters of its language. */
  fonts: Record<string, string> | undefined
  /** The names of its files; scripts run in this order. */
  scripts: readonly string[]
  sheets: readonly string[]
}

/** As it is deployed: the styles of the first view within, the code fetched once that is painted. */
export function builtShell(name: string, built: Built): DocumentShell {
  const files = built.scripts.map((file) => `/${file}`).join(' ')
  const fonts = built.fonts ? ` data-fonts='${JSON.stringify(built.fonts)}'` : ''
  return {
    name,
    laterStyles: built.laterStyles,
    pageStyles: built.pageStyles,
    code: ` data-files="${files}"${fonts}`,
    start: minified('src/start.js'),
    icons: iconsOf(name),
    scripts: `<script>${minified('src/before-paint.js')}</script>`,
    styles: `<style>${built.navbarStyles}</style>`,
    sheets: built.sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
  }
}
