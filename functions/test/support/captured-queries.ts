import { DocumentReference, type Firestore, Query, Transaction } from 'firebase-admin/firestore'

/** What of a query decides which index serves it. */
export interface QueryShape {
  collection: string
  /** Fields compared with `==` or with several values at once. */
  equal: string[]
  /** Fields searched with `array-contains`. */
  contains: string[]
  /** Compared by range or sorted by, in order; the document's id is left out, because every index ends with it. */
  sorted: { field: string; direction: string }[]
}

interface FieldFilter {
  field: { fieldPath: string }
  op: string
}
interface Filter {
  fieldFilter?: FieldFilter
  compositeFilter?: { filters: Filter[] }
}
interface StructuredQuery {
  from: { collectionId: string }[]
  where?: Filter
  orderBy?: { field: { fieldPath: string }; direction: string }[]
}
interface QueryMessage {
  structuredQuery?: StructuredQuery
  structuredAggregationQuery?: {
    structuredQuery: StructuredQuery
    aggregations: { sum?: { field: { fieldPath: string } } }[]
  }
}

const filtersOf = (filter: Filter | undefined): FieldFilter[] => {
  if (filter?.fieldFilter) return [filter.fieldFilter]
  return (filter?.compositeFilter?.filters ?? []).flatMap(filtersOf)
}

function shapeOf({ structuredQuery, structuredAggregationQuery: sums }: QueryMessage): QueryShape {
  const query = structuredQuery ?? sums?.structuredQuery
  if (!query) throw new Error('this is no query')
  const filters = filtersOf(query.where)
  const fieldsWith = (...ops: string[]) => [
    ...new Set(filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field.fieldPath)),
  ]
  const ordered = (query.orderBy ?? []).map(({ field, direction }) => ({ field: field.fieldPath, direction }))
  const ranges = fieldsWith('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL')
  const summed = (sums?.aggregations ?? []).flatMap(({ sum }) => (sum ? [sum.field.fieldPath] : []))
  const ascending = (fields: string[]) => fields.map((field) => ({ field, direction: 'ASCENDING' }))
  const sorted = [...ordered, ...ascending([...ranges, ...summed])].filter(
    ({ field }, index, all) =>
      field !== '__name__' && all.findIndex((other) => other.field === field) === index,
  )
  const collection = query.from[0]?.collectionId ?? ''
  return { collection, equal: fieldsWith('EQUAL', 'IN'), contains: fieldsWith('ARRAY_CONTAINS'), sorted }
}

type Method = (this: object, ...args: unknown[]) => unknown

/** The shapes of all queries that the database is asked while the actions run. */
export async function queriesOf(db: Firestore, actions: () => Promise<unknown>): Promise<QueryShape[]> {
  const shapes = new Map<string, QueryShape>()
  const note = (query: unknown) => {
    // A transaction also gets documents, which need no index.
    if (query instanceof DocumentReference) return
    const shape = shapeOf((query as { toProto(): QueryMessage }).toProto())
    shapes.set(JSON.stringify(shape), shape)
  }
  const undo: (() => void)[] = []
  const watch = (owner: object, asks: (self: unknown, args: unknown[]) => unknown) => {
    const original = Reflect.get(owner, 'get') as Method
    const replacement: Method = function (...args) {
      note(asks(this, args))
      return original.apply(this, args)
    }
    Reflect.set(owner, 'get', replacement)
    undo.push(() => Reflect.set(owner, 'get', original))
  }
  watch(Query.prototype, (self) => self)
  // The class of counting queries is not exported.
  watch(Object.getPrototypeOf(db.collection('any').count()) as object, (self) => self)
  watch(Transaction.prototype, (_, [query]) => query)
  try {
    await actions()
  } finally {
    for (const restore of undo) restore()
  }
  return [...shapes.values()]
}
