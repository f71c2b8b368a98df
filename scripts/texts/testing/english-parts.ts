import { readFileSync } from 'node:fs'
import { fromRoot } from '../../shop/layout.ts'

type Areas<Text> = Record<string, Record<string, Text>>

const read = <Text>(workspace: string, name: string): Areas<Text> =>
  JSON.parse(readFileSync(fromRoot(workspace, 'texts', `${name}.json`), 'utf8'))

/** The English texts that a language says differently, each by its longest part between values. */
export function englishParts(language: string, workspaces: readonly string[]): string[] {
  return workspaces.flatMap((workspace) => {
    const translations = read<[string, string]>(workspace, language)
    return Object.entries(read<string>(workspace, 'en')).flatMap(([area, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const [longest = ''] = text.split(/[{}<>#]/).toSorted((one, other) => other.length - one.length)
        return translations[area]?.[key]?.[1].includes(longest.trim()) ? [] : longest.trim()
      }),
    )
  })
}
