import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { directionOf, isLocale, locales } from '../../contract/src/locale.ts'
import { Failure } from '../shop/failure.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnglish, readTranslations, type Translations, type Workspace, workspaces } from './catalogue.ts'
import { type CompiledText, compileText, isolated } from './compile-text.ts'

const partsIn = { contract: '../../text-parts.ts', functions: '@wood-master/contract/text-parts', web: '@wood-master/contract/text-parts' }
const localeIn = { contract: '../locale.ts', functions: '@wood-master/contract/locale', web: '@wood-master/contract/locale' }

function parameterOf({ values }: CompiledText): string {
  if (values.size === 0) return '()'
  const types = [...values].map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`)
  return `(v: { ${types.join('; ')} })`
}

/** Each text of an area as a function in one language. */
function inLanguage(workspace: Workspace, texts: Record<string, CompiledText>, language: string): string {
  const body = Object.entries(texts)
    .map(([key, text]) => {
      const code = isLocale(language) && directionOf(language) === 'rtl' ? isolated(text.code) : text.code
      return `export const ${key} = ${parameterOf(text)}: string => ${code}`
    })
    .join('\n')
  const parts = ['choose', 'numberText', 'pluralText'].filter((part) => body.includes(`${part}(`))
  const imports = parts.length > 0 ? `import { ${parts.join(', ')} } from '${partsIn[workspace]}'\n` : ''
  return `// ${language}\n${imports}${body}\n`
}

/** The same functions, each in the language of the moment. */
function inAnyLanguage(workspace: Workspace, area: string, texts: Record<string, CompiledText>): string {
  const languages = Object.keys(locales)
  const functions = Object.entries(texts).map(([key, text]) => {
    const call = text.values.size > 0 ? `(v)` : '()'
    return `export const ${key} = ${parameterOf(text)}: string => texts[locale()].${key}${call}`
  })
  return [
    `import { locale } from '${localeIn[workspace]}'`,
    ...languages.map((language) => `import * as ${language} from './${language}/${area}.ts'`),
    `const texts = { ${languages.join(', ')} }`,
    ...functions,
    '',
  ].join('\n')
}

/** What is as it should be stays untouched, so that nothing is built anew for it. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const partsOf = ({ values, code }: CompiledText) => [
  ...[...values].map(([name, kind]) => `{${name}} as ${kind}`),
  ...(code.match(/<\w+/g) ?? []).map((start) => `${start}>`),
]

/** Throws a Failure that names the text, where it is malformed. */
function compileAt(place: string, text: string): CompiledText {
  try {
    return compileText(text)
  } catch (error) {
    throw new Failure(`${place} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** A translation with other values or elements than the English text, or with a number as mere text, can't be used, and says so. */
export function compileTranslation(english: CompiledText, translated: string, place: string): CompiledText {
  const compiled = compileAt(place, translated)
  const [ours, theirs] = [partsOf(english), partsOf(compiled)]
  const odd = [...ours, ...theirs].filter((part) => !ours.includes(part) || !theirs.includes(part))
  if (odd.length > 0) throw new Failure(`${place} and the English text do not both have ${odd.join(', ')}.`)
  return compiled
}

/** The texts of a workspace in one language, area by area; a text that is not translated is there in English. */
export function compileLanguage(workspace: Workspace, language: string, translations: Translations) {
  return Object.entries(readEnglish(workspace)).map(([area, texts]) => {
    const own = Object.entries(texts).map(([key, text]) => {
      const english = compileAt(`${workspace} en ${area}.${key}`, text)
      const translated = translations[area]?.[key]?.[1]
      return [key, translated ? compileTranslation(english, translated, `${workspace} ${language} ${area}.${key}`) : english]
    })
    return [area, Object.fromEntries(own) as Record<string, CompiledText>] as const
  })
}

/** Writes the code of every catalogue into its workspace. */
export function compileTexts(): void {
  for (const workspace of workspaces) {
    const folder = (path: string) => fromRoot(workspace, 'src', 'texts', path)
    for (const language of Object.keys(locales)) {
      const areas = compileLanguage(workspace, language, language === 'en' ? {} : readTranslations(workspace, language))
      if (areas.length === 0) rmSync(folder(''), { recursive: true, force: true })
      for (const [area, texts] of areas) {
        if (language === 'en') writeChanged(folder(`${area}.ts`), inAnyLanguage(workspace, area, texts))
        writeChanged(folder(`${language}/${area}.ts`), inLanguage(workspace, texts, language))
      }
    }
  }
}
