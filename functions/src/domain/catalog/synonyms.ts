import { ShopError } from '../shop-error.ts'
import type { SettingsStore } from '../stores.ts'
import { nameKey } from './product.ts'

/** Who types `typed` is also shown what `means` finds. */
export interface Synonym {
  typed: string
  means: string
}

export interface SynonymStore extends SettingsStore<Synonym[]> {
  synonyms(): Promise<Synonym[]>
}

/** Throws `invalid_request` where two entries are for the same words, or one means itself. */
export function assertSynonyms(synonyms: readonly Synonym[]): void {
  const known = new Set<string>()
  for (const [index, { typed, means }] of synonyms.entries()) {
    const key = nameKey(typed)
    if (key === nameKey(means)) throw invalid(`synonyms.${index}.means`, 'Must differ from what is typed')
    if (known.has(key)) throw invalid(`synonyms.${index}.typed`, 'Is in the list twice')
    known.add(key)
  }
}

const invalid = (field: string, message: string) =>
  new ShopError('invalid_request', 'Please check the synonyms.', { fields: { [field]: message } })
