import {
  type DocumentData,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'

/**
 * Documents of one kind: dates go in as timestamps and come out as dates, the id is the document's own and no field.
 * `forQueries` adds fields that only queries read; they come back out with the entity and are not used.
 * `whole` completes what was stored when the entity had fewer fields.
 */
export function documentsOf<Entity extends { id: string }>(
  forQueries: (entity: Entity) => DocumentData = () => ({}),
  whole: (stored: Entity) => Entity = (stored) => stored,
): FirestoreDataConverter<Entity> {
  return {
    toFirestore(entity) {
      const { id: _, ...fields } = entity as Entity
      return { ...fields, ...forQueries(entity as Entity) }
    },
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      return whole({ ...(withDates(snapshot.data()) as object), id: snapshot.id } as Entity)
    },
  }
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(withDates)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]))
}
