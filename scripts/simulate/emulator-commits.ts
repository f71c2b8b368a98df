import type { Firestore } from 'firebase-admin/firestore'
import indexFile from '../../firestore.indexes.json' with { type: 'json' }
import type { GrowingEntry, Write } from './limits.ts'

/** As it is sent to Firestore. */
interface Value {
  timestampValue?: object
  arrayValue?: { values?: Value[] }
  mapValue?: { fields?: Record<string, Value> }
}
interface SentWrite {
  update?: { name: string; fields?: Record<string, Value> }
  delete?: string
  updateTransforms?: { fieldPath: string; setToServerValue?: unknown }[]
}
type Fields = ReadonlyMap<string, Value>

const { indexes, fieldOverrides } = indexFile

/** False for a field, or one that it is part of, that has no index of its own. */
const isIndexed = (collection: string, field: string) =>
  !fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === collection && `${field}.`.startsWith(`${fieldPath}.`) && indexes.length === 0,
  )

/** Every field by its path, those of maps too. */
function flat(fields: Record<string, Value>, before = ''): Map<string, Value> {
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
function entriesIn(collection: string, names: readonly string[], fields: Fields) {
  const values = names.flatMap((name) => fields.get(name) ?? [])
  const time = values.findIndex(({ timestampValue }) => timestampValue)
  if (values.length < names.length || time < 0) return []
  const index = `${collection}, by ${names.join(', ')}`
  const texts = values.map((value) => (value.arrayValue?.values ?? [value]).map((one) => JSON.stringify(one)))
  return chosen(texts).map((all) => ({ index, prefix: all.slice(0, time).join(' '), key: all.join(' ') }))
}

/** Reads writes in the order in which they are accepted; an entry that a write leaves as it was is not written again. */
function writeReader() {
  const known = new Map<string, ReadonlySet<string>>()
  let serverTimes = 0

  function entriesOf(path: string, fields: Fields): GrowingEntry[] {
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

  return ({ update, delete: deleted, updateTransforms }: SentWrite): Write => {
    const path = (update?.name ?? deleted ?? '').replace(/^.*\/documents\//, '')
    const fields = flat(update?.fields ?? {})
    for (const { fieldPath, setToServerValue } of updateTransforms ?? [])
      if (setToServerValue) fields.set(fieldPath, { timestampValue: { seconds: ++serverTimes } })
    return { path, entries: entriesOf(path, fields) }
  }
}

type Send = (method: string, request: { writes?: SentWrite[] }, ...more: unknown[]) => Promise<unknown>

/** Notes what the client library sends to the emulator (by its private `request`) and the emulator accepts. */
export function countCommits(db: Firestore) {
  const written: Write[] = []
  const read = writeReader()
  /** Commits that the emulator refused, as when another was faster. */
  let refused = 0
  const send: Send = Reflect.get(db, 'request').bind(db)
  const counting: Send = async (method, request, ...more) => {
    if (method !== 'commit' && method !== 'batchWrite') return send(method, request, ...more)
    try {
      const answer = await send(method, request, ...more)
      written.push(...(request.writes ?? []).map(read))
      return answer
    } catch (error) {
      refused++
      throw error
    }
  }
  Reflect.set(db, 'request', counting)
  return { written, refused: () => refused }
}
