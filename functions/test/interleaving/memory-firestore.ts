import {
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'

/** Paths and what lies there; the values are never changed in place, so that a copy of the map is a copy of all. */
export type Documents = Map<string, DocumentData>

type Test = (data: DocumentData) => boolean

/** Lets a test decide when each step goes on; the database takes one transaction at a time, as Firestore's are. */
export type Gate = () => Promise<void>

/**
 * As much of Firestore as the payment stores use, in memory: so that the real stores, with their real transactions, run
 * hundreds of thousands of times. It is serialisable as Firestore is, and never loses a race; retries are proved on the
 * emulator. A `create` that finds a document is always a mistake of the shop here, and is not retried.
 */
export class MemoryFirestore {
  documents: Documents = new Map()
  gate: Gate | undefined
  private last: Promise<unknown> = Promise.resolve()

  asFirestore(): Firestore {
    return this as unknown as Firestore
  }

  collection(name: string): MemoryQuery {
    return new MemoryQuery(this, { name, tests: [] })
  }

  async getAll(...documents: MemoryDocument[]) {
    return Promise.all(documents.map((document) => document.get()))
  }

  async runTransaction<Result>(work: (transaction: MemoryTransaction) => Promise<Result>): Promise<Result> {
    await this.gate?.()
    const turn = this.last.then(async () => {
      const transaction = new MemoryTransaction(new Map(this.documents))
      const result = await work(transaction)
      this.documents = transaction.documents
      return result
    })
    this.last = turn.catch(() => undefined)
    return turn
  }
}

class MemoryTransaction {
  readonly documents: Documents

  constructor(documents: Documents) {
    this.documents = documents
  }

  async get(what: MemoryDocument | MemoryQuery) {
    return what.read()
  }

  async getAll(...documents: MemoryDocument[]) {
    return Promise.all(documents.map((document) => document.read()))
  }

  set(document: MemoryDocument, entity: object): void {
    document.write(entity, this.documents)
  }

  create(document: MemoryDocument, entity: object): void {
    if (this.documents.has(document.path)) throw new Error(`${document.path} is there already`)
    document.write(entity, this.documents)
  }

  update(document: MemoryDocument, fields: object): void {
    if (!this.documents.has(document.path)) throw new Error(`${document.path} is not there`)
    this.documents.set(document.path, { ...this.documents.get(document.path), ...fields })
  }

  delete(document: MemoryDocument): void {
    this.documents.delete(document.path)
  }
}

interface Question {
  name: string
  tests: Test[]
  converter?: FirestoreDataConverter<object>
  order?: { field: string; sign: 1 | -1 }
  most?: number
}

class MemoryQuery {
  private readonly db: MemoryFirestore
  private readonly question: Question

  constructor(db: MemoryFirestore, question: Question) {
    this.db = db
    this.question = question
  }

  private with(change: Partial<Question>): MemoryQuery {
    return new MemoryQuery(this.db, { ...this.question, ...change })
  }

  withConverter(converter: FirestoreDataConverter<object>): MemoryQuery {
    return this.with({ converter })
  }

  doc(id: string): MemoryDocument {
    return new MemoryDocument(this.db, this.question, id)
  }

  where(field: string, operator: string, wanted: unknown): MemoryQuery {
    const test: Test = (data) => holds(comparable(fieldOf(data, field)), operator, comparable(wanted))
    return this.with({ tests: [...this.question.tests, test] })
  }

  orderBy(field: unknown, direction: 'asc' | 'desc' = 'asc'): MemoryQuery {
    if (typeof field !== 'string' || this.question.order) return this
    return this.with({ order: { field, sign: direction === 'asc' ? 1 : -1 } })
  }

  limit(most: number): MemoryQuery {
    return this.with({ most })
  }

  get() {
    return this.read()
  }

  async read() {
    const { name, tests, order, most } = this.question
    const found = [...this.db.documents]
      .filter(([path, data]) => path.startsWith(`${name}/`) && tests.every((test) => test(data)))
      .filter(([, data]) => !order || fieldOf(data, order.field) !== undefined)
      .sort(([, one], [, other]) => {
        if (!order) return 0
        return (
          (Number(comparable(fieldOf(one, order.field))) - Number(comparable(fieldOf(other, order.field)))) *
          order.sign
        )
      })
      .slice(0, most)
    const docs = await Promise.all(found.map(([path]) => this.doc(path.slice(name.length + 1)).read()))
    return { docs, size: docs.length, empty: docs.length === 0 }
  }
}

class MemoryDocument {
  readonly id: string
  readonly path: string
  private readonly db: MemoryFirestore
  private readonly converter: FirestoreDataConverter<object> | undefined

  constructor(db: MemoryFirestore, { name, converter }: Question, id: string) {
    this.id = id
    this.path = `${name}/${id}`
    this.db = db
    this.converter = converter
  }

  async get() {
    await this.db.gate?.()
    return this.read()
  }

  async read() {
    const data = this.db.documents.get(this.path)
    const { id, converter } = this
    const stored = { id, data: () => data } as unknown as QueryDocumentSnapshot
    return {
      id,
      exists: data !== undefined,
      get: (field: string) => data && fieldOf(data, field),
      data: () => (data === undefined ? undefined : (converter?.fromFirestore(stored) ?? data)),
    }
  }

  async set(entity: object): Promise<void> {
    this.write(entity, this.db.documents)
  }

  write(entity: object, documents: Documents): void {
    const fields: unknown = this.converter?.toFirestore(entity) ?? entity
    documents.set(this.path, stored(fields) as DocumentData)
  }
}

/** Dates become timestamps and what is undefined is left out, as on the way to the database. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value)
  if (Array.isArray(value)) return value.map(stored)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(kept.map(([key, inner]) => [key, stored(inner)]))
}

function fieldOf(data: DocumentData, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as DocumentData)[key] : undefined,
      data,
    )
}

function comparable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis()
  return value instanceof Date ? value.getTime() : value
}

function holds(found: unknown, operator: string, wanted: unknown): boolean {
  if (operator === '==') return found === wanted
  if (operator === 'in') return Array.isArray(wanted) && wanted.includes(found)
  if (typeof found !== 'number' || typeof wanted !== 'number') return false
  if (operator === '<=') return found <= wanted
  if (operator === '>') return found > wanted
  throw new Error(`the memory does not know the operator ${operator}`)
}
