import type { SearchSettings } from '@wood-master/contract/catalog'
import * as m from '../../texts/catalog.ts'
import { errors } from '../errors.ts'
import type { SettingsStore } from '../stores.ts'
import { nameKey } from './product.ts'

export type Synonym = SearchSettings['synonyms'][number]

export interface SynonymStore extends SettingsStore<Synonym[]> {
  synonyms(): Promise<Synonym[]>
}

/** Throws `invalid_request` where two entries are for the same words, or one means itself. */
export function assertSynonyms(synonyms: readonly Synonym[]): void {
  const known = new Set<string>()
  for (const [index, { typed, means, language = 'en' }] of synonyms.entries()) {
    const key = nameKey(typed)
    if (key === nameKey(means)) throw invalid(`synonyms.${index}.means`, m.synonymIsItself())
    if (known.has(`${language} ${key}`)) throw invalid(`synonyms.${index}.typed`, m.synonymTwice())
    known.add(`${language} ${key}`)
  }
}

const invalid = (field: string, message: string) => errors.badField(field, message, m.checkSynonyms())
