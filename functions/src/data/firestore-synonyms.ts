import type { Firestore } from 'firebase-admin/firestore'
import type { Synonym, SynonymStore } from '../domain/catalog/synonyms.ts'
import { collectionNames } from './collection-names.ts'

/** The synonyms in one document, because they are always read together. */
export function firestoreSynonyms(db: Firestore): SynonymStore {
  const document = db.collection(collectionNames.settings).doc('search')
  return {
    async synonyms() {
      const stored: unknown = (await document.get()).get('synonyms')
      return Array.isArray(stored) ? (stored as Synonym[]) : []
    },

    async saveSynonyms(synonyms) {
      await document.set({ synonyms })
    },
  }
}
