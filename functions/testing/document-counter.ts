import {
  DocumentReference,
  DocumentSnapshot,
  type Firestore,
  Query,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore'

/** Documents read and written. */
export interface Traffic {
  reads: number
  writes: number
}

type Method = (this: object, ...args: unknown[]) => unknown

/** Documents that a result of the database stands for on the bill; a query that finds nothing costs one. */
function billed(result: unknown): number {
  if (Array.isArray(result)) return result.reduce((sum: number, each) => sum + billed(each), 0)
  if (result instanceof QuerySnapshot) return Math.max(1, result.size)
  if (result instanceof DocumentSnapshot) return 1
  return 1
}

/** Counts what goes to and comes from the database until `stop`; one at a time. */
function countDocuments(db: Firestore): { traffic: Traffic; stop: () => void } {
  const traffic: Traffic = { reads: 0, writes: 0 }
  const undo: (() => void)[] = []

  function around(owner: object, name: string, counted: (result: unknown) => void): void {
    const original = Reflect.get(owner, name) as Method
    const replacement: Method = function (...args) {
      const result = original.apply(this, args)
      if (result instanceof Promise) {
        return result.then((value: unknown) => {
          counted(value)
          return value
        })
      }
      counted(result)
      return result
    }
    Reflect.set(owner, name, replacement)
    undo.push(() => Reflect.set(owner, name, original))
  }

  const read = (result: unknown) => {
    traffic.reads += billed(result)
  }
  const write = () => {
    traffic.writes++
  }
  around(Query.prototype, 'get', read)
  // The class of counting queries is not exported.
  around(Object.getPrototypeOf(db.collection('any').count()) as object, 'get', read)
  around(Transaction.prototype, 'get', read)
  around(Transaction.prototype, 'getAll', read)
  // A document by itself is got this way, too.
  around(Object.getPrototypeOf(db) as object, 'getAll', read)
  for (const name of ['create', 'set', 'update', 'delete']) {
    around(DocumentReference.prototype, name, write)
    around(Transaction.prototype, name, write)
  }
  return { traffic, stop: () => undo.forEach((restore) => void restore()) }
}

/** What some actions read and write. */
export async function trafficOf(db: Firestore, actions: () => Promise<unknown>): Promise<Traffic> {
  const { traffic, stop } = countDocuments(db)
  try {
    await actions()
    return traffic
  } finally {
    stop()
  }
}
