import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { directionOf, isLocale, locales } from '../../contract/src/locale.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnglish, readTranslations, type Workspace, workspaces } from './catalogue.ts'
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

/** A translation with other values or elements than the English text, or with a number as mere text, can't be used, and says so. */
export function compileTranslation(english: CompiledText, translated: string, place: string): CompiledText {
  const compiled = compileText(translated)
  const [ours, theirs] = [partsOf(english), partsOf(compiled)]
  const odd = [...ours, ...theirs].filter((part) => !ours.includes(part) || !theirs.includes(part))
  if (odd.length > 0) throw new Error(`${place} and the English text do not both have ${odd.join(', ')}.`)
  return compiled
}

/** Writes the code of every catalogue into its workspace; a text that is not translated is there in English. */
export function compileTexts(): void {
  for (const workspace of workspaces) {
    const english = readEnglish(workspace)
    const folder = (path: string) => fromRoot(workspace, 'src', 'texts', path)
    if (Object.keys(english).length === 0) rmSync(folder(''), { recursive: true, force: true })
    const translations = Object.fromEntries(
      Object.keys(locales).map((language) => [language, language === 'en' ? {} : readTranslations(workspace, language)]),
    )
    for (const [area, texts] of Object.entries(english)) {
      const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileText(text)]))
      writeChanged(folder(`${area}.ts`), inAnyLanguage(workspace, area, compiled))
      for (const [language, known] of Object.entries(translations)) {
        const own = Object.entries(compiled).map(([key, text]) => {
          const translated = known[area]?.[key]?.[1]
          return [key, translated ? compileTranslation(text, translated, `${workspace} ${language} ${area}.${key}`) : text]
        })
        writeChanged(folder(`${language}/${area}.ts`), inLanguage(workspace, Object.fromEntries(own), language))
      }
    }
  }
}
