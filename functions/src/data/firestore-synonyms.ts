import type { Firestore } from 'firebase-admin/firestore'
import type { Synonym, SynonymStore } from '../domain/catalog/synonyms.ts'
import { settingsDocument } from './settings-document.ts'

/** The synonyms of the search in Firestore. */
export function firestoreSynonyms(db: Firestore): SynonymStore {
  const settings = settingsDocument<Synonym[]>(db, 'search', {
    read: ({ synonyms }) => (Array.isArray(synonyms) ? synonyms : []),
    write: (synonyms) => ({ synonyms }),
  })
  return { ...settings, synonyms: async () => (await settings.find()).content }
}
