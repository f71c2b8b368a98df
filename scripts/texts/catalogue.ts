import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../shop/layout.ts'

/** Each keeps the texts of its own code in `texts/`, one file a language. */
export const workspaces = ['contract', 'functions', 'web'] as const
export type Workspace = (typeof workspaces)[number]

/** An area's texts by key, in ICU's message format. */
export type English = Record<string, Record<string, string>>
/** By area and key: the English text that was translated, and its translation. */
export type Translations = Record<string, Record<string, [english: string, translated: string]>>

const catalogueFile = (workspace: Workspace, language: string) =>
  fromRoot(workspace, 'texts', `${language}.json`)

function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const readEnglish = (workspace: Workspace): English => read(catalogueFile(workspace, 'en'))
export const readTranslations = (workspace: Workspace, language: string): Translations =>
  read(catalogueFile(workspace, language))

/** Writes the texts of one language, a text a line, areas and keys in the order of the English ones. */
export function writeTranslations(workspace: Workspace, language: string, translations: Translations): void {
  const areas = Object.entries(readEnglish(workspace)).flatMap(([area, texts]) => {
    const lines = Object.keys(texts).flatMap((key) => {
      const pair = translations[area]?.[key]
      return pair ? [`    ${JSON.stringify(key)}: ${JSON.stringify(pair)}`] : []
    })
    return lines.length > 0 ? [`  ${JSON.stringify(area)}: {\n${lines.join(',\n')}\n  }`] : []
  })
  writeFileSync(catalogueFile(workspace, language), `{\n${areas.join(',\n')}\n}\n`)
}

/** A text in one language; `missing` without a translation, `changed` where the English text is another one since. */
export type TextToTranslate = ReturnType<typeof textsToTranslate>[number]

/** Every English text with what became of it in a language; translations of texts that are gone are left out. */
export function textsToTranslate(english: English, translations: Translations) {
  return Object.entries(english).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]) => {
      const [source, translated] = translations[area]?.[key] ?? ['', '']
      const state = translated === '' ? 'missing' : source === text ? 'done' : 'changed'
      return { area, key, english: text, translated, state } as const
    }),
  )
}
