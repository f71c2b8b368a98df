import { existsSync, readFileSync } from 'node:fs'
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
