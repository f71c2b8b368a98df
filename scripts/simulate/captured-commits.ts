import type { Firestore } from 'firebase-admin/firestore'
import indexFile from '../../firestore.indexes.json' with { type: 'json' }
import type { GrowingEntry, Write } from './limits.ts'

/** A value as the client library sends it, as far as it is read. */
interface Value {
  timestampValue?: unknown
  mapValue?: { fields: Fields }
  arrayValue?: { values?: Value[] }
}
type Fields = Record<string, Value>

interface Commit {
  writes: {
    update?: { name: string; fields: Fields }
    delete?: string
    updateTransforms?: { fieldPath: string; setToServerValue?: string }[]
  }[]
}

const { indexes, fieldOverrides } = indexFile

/** False for a field, or one that it is part of, that has no index of its own. */
const isIndexed = (collection: string, field: string) =>
  !fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === collection && `${field}.`.startsWith(`${fieldPath}.`) && indexes.length === 0,
  )

/** Every field by its path, those of maps too. */
function flat(fields: Fields, before = ''): Map<string, Value> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]): [string, Value][] =>
      value.mapValue
        ? [...flat(value.mapValue.fields ?? {}, `${before}${name}.`)]
        : [[`${before}${name}`, value]],
    ),
  )
}

/** Every way to choose one of each. */
const chosen = (lists: readonly string[][]): string[][] =>
  lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((each) => [...one, each])), [[]])

/** The entries of a document in one index, as far as it holds a time. */
function entriesIn(collection: string, names: readonly string[], fields: ReadonlyMap<string, Value>) {
  const values = names.flatMap((name) => fields.get(name) ?? [])
  const time = values.findIndex(({ timestampValue }) => timestampValue)
  if (values.length < names.length || time < 0) return []
  const index = `${collection}, by ${names.join(', ')}`
  const texts = values.map((value) => (value.arrayValue?.values ?? [value]).map((one) => JSON.stringify(one)))
  return chosen(texts).map((all) => ({ index, prefix: all.slice(0, time).join(' '), key: all.join(' ') }))
}

/** What the client library commits from now on, refused commits aside; an entry that a write leaves as it was is not written again. */
export function commitsOf(db: Firestore): Write[] {
  const seen: Write[] = []
  const known = new Map<string, ReadonlySet<string>>()
  let serverTimes = 0

  function entriesOf(path: string, fields: ReadonlyMap<string, Value>): GrowingEntry[] {
    const collection = path.split('/').at(-2) ?? ''
    const single = [...fields.keys()].filter((field) => isIndexed(collection, field)).map((field) => [field])
    const composite = indexes
      .filter(({ collectionGroup }) => collectionGroup === collection)
      .map((index) => index.fields.map(({ fieldPath }) => fieldPath))
    return [...single, ...composite].flatMap((names) => {
      const place = `${path} ${names}`
      const before = known.get(place)
      const entries = entriesIn(collection, names, fields)
      known.set(place, new Set(entries.map(({ key }) => key)))
      return entries.filter(({ key }) => !before?.has(key)).map(({ index, prefix }) => ({ index, prefix }))
    })
  }

  const writesOf = ({ writes }: Commit): Write[] =>
    writes.map(({ update, delete: deleted, updateTransforms = [] }) => {
      const path = (update?.name ?? deleted ?? '').replace(/^.*\/documents\//, '')
      const fields = flat(update?.fields ?? {})
      for (const { fieldPath, setToServerValue } of updateTransforms)
        if (setToServerValue) fields.set(fieldPath, { timestampValue: ++serverTimes })
      return { path, entries: entriesOf(path, fields) }
    })

  const send = Reflect.get(db, 'request').bind(db)
  Reflect.set(db, 'request', async (method: string, request: Commit, ...more: unknown[]) => {
    const response: unknown = await send(method, request, ...more)
    if (method === 'commit') seen.push(...writesOf(request))
    return response
  })
  return seen
}
