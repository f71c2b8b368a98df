import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped, page } from './pages.ts'

/** The names of the mails in the folder. */
export function previewNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) =>
    file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : [],
  )
}

/** One file of the folder; nothing for an address that names none. */
export function previewOf(folder: string, path: string): { content: string; type: string } | undefined {
  const [, name = '', ending] = /^\/previews\/([a-z_]+)\.(html|txt)$/.exec(path) ?? []
  if (!previewNames(folder).includes(name)) return undefined
  const content = readFileSync(join(folder, `${name}.${ending}`), 'utf8')
  return { content, type: ending === 'html' ? 'text/html' : 'text/plain' }
}

/** Every kind of mail, each in a frame. */
export function previewsPage(names: readonly string[]): string {
  const shown = names.map((name) => {
    const title = escaped(name.replaceAll('_', ' '))
    return `<h2>${title}</h2><p><a href="/previews/${name}.html">HTML</a> · <a href="/previews/${name}.txt">text</a></p><iframe title="${title}" sandbox loading="lazy" src="/previews/${name}.html"></iframe>`
  })
  return page(
    'Every kind of mail',
    `<p><a href="/">All mails</a></p><h1>Every kind of mail</h1>${shown.join('')}`,
  )
}
