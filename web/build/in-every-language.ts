import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse, posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Locale, languages } from '../../contract/src/locale.ts'

/** Where code in a language is in the build: English where every file would be, any other in a folder of its own. */
export const inFolderOf = (language: Locale, file: string) =>
  language === 'en' ? file : posix.join(posix.dirname(file), language, posix.basename(file))

const helpers = ['choose', 'numberText', 'pluralText'] as const
type Helper = (typeof helpers)[number]

/** A text's expression as `npm run texts` wrote it, where `v` has its values. */
type Texts = Record<string, { hasValues: boolean; code: string }>

/** The texts of an area in one language, by key. */
function readTexts(file: string): Texts {
  const functions = readFileSync(file, 'utf8')
    .split(/^export const /m)
    .slice(1)
  return Object.fromEntries(
    functions.map((text) => {
      const [, key = '', values, code = ''] =
        /^(\w+) = \((v: [^)]*)?\): string => ([\s\S]*)\n$/.exec(text) ?? []
      return [key, { hasValues: values !== undefined, code }]
    }),
  )
}

/** The same expression where values and helpers have other names. */
function renamed(code: string, values: string, names: Partial<Record<Helper, string>>): string {
  return code.replace(/(?<!\\)\$\{(?:(choose|numberText|pluralText)\()?v\./g, (_, helper?: Helper) =>
    helper ? `\${${names[helper]}(${values}.` : `\${${values}.`,
  )
}

interface Marked {
  inLanguage: Record<Locale, string>
  helpers: Helper[]
}

/**
 * Builds the code once, with marks where texts stand, and writes them in for each language when it is done. Who imports an
 * area gets a copy of its own, so that a page carries no more of the area than it shows. In the development server all
 * languages are there.
 */
export function inEveryLanguage(values: (language: Locale) => Record<string, string>): Plugin {
  const marked = new Map<string, Marked>()

  /** A mark has what it stands for in its name, so that files with another text are other files. */
  function markOf(place: string, texts: Texts[], key: string): { mark: string; used: Helper[] } {
    const codes = texts.map((all) => all[key]?.code ?? '')
    const used = helpers.filter((helper) => codes.some((code) => code.includes(`${helper}(v.`)))
    const hash = createHash('sha1').update(codes.join('\n')).digest('hex').slice(0, 12)
    const mark = `$text_${place.replaceAll(/\W/g, '_')}_${key}_${hash}`
    const inLanguage = Object.fromEntries(
      languages.map((language, index) => [language, codes[index] ?? '']),
    ) as Marked['inLanguage']
    marked.set(mark, { inLanguage, helpers: used })
    return { mark, used }
  }

  function marksOf(file: string): string {
    const folder = parse(file)
    const texts = languages.map((language) => readTexts(`${folder.dir}/${language}/${folder.base}`))
    const functions = Object.entries(texts[0] ?? {}).map(([key, { hasValues }]) => {
      const { mark, used } = markOf(file.split('/').slice(-4).join('_'), texts, key)
      const call = hasValues ? `(v) => ${mark}(${['v', ...used].join(', ')})` : `() => ${mark}`
      return `export const ${key} = /* @__NO_SIDE_EFFECTS__ */ ${call}`
    })
    const parts = file.includes('/contract/src/') ? '../text-parts.ts' : '@wood-master/contract/text-parts'
    return [`import { ${helpers.join(', ')} } from '${parts}'`, ...functions].join('\n')
  }

  const mark = /(\$text_\w+)(?:\(([\w$]+(?:,[\w$]+)*)\))?/g

  function translated(code: string, language: Locale): string {
    const own: Record<string, string> = { ...values(language), builtFor: JSON.stringify(language) }
    return code
      .replace(mark, (whole, name: string, given?: string) => {
        const { inLanguage, helpers } = marked.get(name) ?? {}
        if (!inLanguage || !helpers) throw new Error(`Nothing is known of ${whole}.`)
        const text = inLanguage[language]
        if (given === undefined) {
          // Where the packer has put something else than names between the brackets.
          const isCalled = text.includes('${v.') || helpers.length > 0
          return isCalled ? `((${['v', ...helpers].join(',')})=>${text})` : text
        }
        const [values = '', ...names] = given.split(',')
        return renamed(
          text,
          values,
          Object.fromEntries(helpers.map((helper, index) => [helper, names[index]])),
        )
      })
      .replace(/\$own_(\w+)/g, (_, name: string) => own[name] ?? 'undefined')
  }

  return {
    name: 'wood-master-in-every-language',
    enforce: 'pre',
    config: (_, { command }) => ({
      define:
        command === 'build'
          ? {
              builtFor: '$own_builtFor',
              ...Object.fromEntries(Object.keys(values('en')).map((name) => [name, `$own_${name}`])),
            }
          : { builtFor: 'globalThis.document?.documentElement.lang' },
    }),
    resolveId: {
      filter: { id: /texts\/[\w-]+\.ts$/ },
      async handler(source, importer, options) {
        if (this.environment.mode !== 'build') return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && { ...found, id: `${found.id}?for=${parse(importer ?? '').name}` }
      },
    },
    load: {
      filter: { id: /\/src\/texts\/[\w-]+\.ts\?for=/ },
      handler: (id) => ({ code: marksOf(id.split('?')[0] ?? ''), moduleType: 'js' }),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(
          (file): file is Rolldown.OutputChunk => file.type === 'chunk',
        )
        for (const language of languages.toReversed()) {
          const isMoved = language !== 'en'
          for (const chunk of chunks) {
            const source = translated(chunk.code, language)
            if (!isMoved) chunk.code = source
            else {
              const fileName = inFolderOf(language, chunk.fileName)
              this.emitFile({ type: 'asset', fileName, source: withMovedNames(source, chunks, language) })
            }
          }
        }
      },
    },
  }
}

/** Names from the root of the site, which code preloads; those beside a file stay beside it. */
function withMovedNames(code: string, chunks: Rolldown.OutputChunk[], language: Locale): string {
  return code.replaceAll(/assets\/[\w.-]+\.js/g, (name) =>
    chunks.some(({ fileName }) => fileName === name) ? inFolderOf(language, name) : name,
  )
}
