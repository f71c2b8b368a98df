import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'

/**
 * Documents of one kind, with dates as timestamps. What only queries read is stored beside the entity, and no part of it when
 * it is read. `whole` completes what was stored with fewer fields.
 */
export function documentsOf<Entity extends { id: string }>(
  queryFields: Record<string, (entity: Entity) => unknown> = {},
  whole: (stored: Entity) => Entity = (stored) => stored,
): FirestoreDataConverter<Entity> {
  const forQueries = Object.entries(queryFields)
  return {
    toFirestore(entity) {
      const { id: _, ...fields }: DocumentData = entity
      for (const [name, compute] of forQueries) fields[name] = compute(entity as Entity)
      return fields
    },
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      const entity = whole({ ...(withDates(snapshot.data()) as object), id: snapshot.id } as Entity)
      for (const [name] of forQueries) Reflect.deleteProperty(entity, name)
      return entity
    },
  }
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(withDates)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]))
}

export const read = async <Entity>(place: DocumentReference<Entity>) => (await place.get()).data()
export async function readEach<Entities extends unknown[]>(
  transaction: Transaction,
  ...places: { [Index in keyof Entities]: DocumentReference<Entities[Index]> }
): Promise<Partial<Entities>> {
  const found = await transaction.getAll(...(places as DocumentReference[]))
  return found.map((document) => document.data()) as Partial<Entities>
}

/** In one request; what is gone is left out. */
export async function readKnown<Entity>(
  reader: Pick<Firestore | Transaction, 'getAll'>,
  places: readonly DocumentReference<Entity>[],
): Promise<Entity[]> {
  // The database refuses to read no documents.
  const found = places.length > 0 ? await reader.getAll(...(places as readonly DocumentReference[])) : []
  return found.flatMap((document) => (document.data() as Entity | undefined) ?? [])
}

export const readIn = async <Entity>(transaction: Transaction, place: DocumentReference<Entity>) =>
  (await transaction.get(place)).data()

export const readAll = async <Entity>(query: Query<Entity>) =>
  (await query.get()).docs.map((document) => document.data())
export const readIds = async (query: Query<unknown>) => (await query.get()).docs.map(({ id }) => id)

/** How many orders a query finds, and what they brought without refunds, in minor units. */
export async function totalsOf(query: Query) {
  const sums = { count: AggregateField.count(), paid: AggregateField.sum('total') }
  const found = await query.aggregate({ ...sums, refunded: AggregateField.sum('refundedTotal') }).get()
  const { count, paid, refunded } = found.data()
  return { orders: count, amount: paid - refunded }
}
