import { readFileSync } from 'node:fs'
import { fromRoot } from '../shop/layout.ts'
import { type Check, type Finding, found } from './finding.ts'
import { firebaseJson } from './firebase-cli.ts'

export interface CompositeIndex {
  collectionGroup: string
  queryScope?: string
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
}

/** Firestore adds `__name__` itself, so an index is the same with and without it. */
function shapeOf({ collectionGroup, queryScope = 'COLLECTION', fields }: CompositeIndex): string {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? '').toLowerCase()}`)
  return `${collectionGroup} (${parts.join(', ')})${queryScope === 'COLLECTION' ? '' : ` ${queryScope}`}`
}

/** A query without its index fails, and an index takes minutes to build, so it must exist before the deployment. */
export function indexFindings(
  wanted: CompositeIndex[],
  present: CompositeIndex[],
  projectId: string,
): Finding[] {
  const known = new Set(present.map(shapeOf))
  const missing = wanted.map(shapeOf).filter((shape) => !known.has(shape))
  if (missing.length === 0) return []
  return found(
    `${missing.length} of ${wanted.length} indexes are missing: ${missing.join('; ')}`,
    `npx firebase deploy --only firestore:indexes --project ${projectId}, then wait until the console shows them as enabled.`,
  )
}

export const indexCheck: Check = {
  name: 'indexes',
  async run({ projectId }) {
    const wanted = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8'))
    const present = firebaseJson(['firestore:indexes'], projectId) as { indexes?: CompositeIndex[] }
    return indexFindings(wanted.indexes, present.indexes ?? [], projectId)
  },
}
