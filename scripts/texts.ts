import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { locales } from '../contract/src/locale.ts'
import { Failure } from './shop/failure.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'
import {
  readEnglish,
  readTranslations,
  textsToTranslate,
  type Workspace,
  workspaces,
  writeTranslations,
} from './texts/catalogue.ts'
import { compileLanguage, compileTexts } from './texts/compile.ts'
import { readTranslatorFile, translatorFile } from './texts/translator-file.ts'

const languages = Object.keys(locales).filter((language) => language !== 'en')
const stateOf = (workspace: Workspace, language: string) =>
  textsToTranslate(readEnglish(workspace), readTranslations(workspace, language))

function exportTexts(language: string): void {
  for (const workspace of workspaces) {
    const file = fromRoot('.cache', 'texts', `${workspace}-${language}.po`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, translatorFile(language, stateOf(workspace, language)))
    console.log(file)
  }
}

/** Takes over a file by its name, as it was exported: `web-de.po`. */
function importTexts(file: string): void {
  const [workspace, language = ''] = basename(file, '.po').split('-')
  const known = workspaces.find((name) => name === workspace)
  if (!known || !languages.includes(language))
    throw new Failure('Name a file as it was exported, such as web-de.po.')
  if (!existsSync(file)) throw new Failure(`There is no file ${resolve(file)}.`)
  const texts = readTranslatorFile(readFileSync(file), readTranslations(known, language))
  // Refuses what can't be used while nothing is written yet.
  compileLanguage(known, language, texts)
  writeTranslations(known, language, texts)
}

function tellWhatIsMissing(): void {
  for (const language of languages) {
    const texts = workspaces.flatMap((workspace) => stateOf(workspace, language))
    const count = (state: string) => texts.filter((text) => text.state === state).length
    console.log(
      `${language}: ${count('missing')} of ${texts.length} texts missing, ${count('changed')} changed since`,
    )
  }
}

/** Compiles the texts, says what is missing, and brings texts to translators and back (`docs/texts.md`). */
await main(
  { name: 'texts', options: {}, words: [['compile', 'export', 'import'], 'LANGUAGE or FILE'] },
  async ({ words: [step, what = ''] }) => {
    if (step === 'export' && !languages.includes(what))
      throw new Failure(`'${what}' is not one of ${languages.join(', ')}.`)
    if (step === 'export') exportTexts(what)
    if (step === 'import') importTexts(what)
    if (step !== 'compile') tellWhatIsMissing()
    compileTexts()
  },
)
