import {
  DocumentReference,
  DocumentSnapshot,
  type Firestore,
  Query,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore'

export interface Traffic {
  reads: number
  writes: number
}

type Method = (this: object, ...args: unknown[]) => unknown

/** Documents that an answer of the database stands for on the bill; a query that finds nothing costs one. */
function billed(answer: unknown): number {
  if (answer instanceof QuerySnapshot) return Math.max(1, answer.size)
  if (answer instanceof DocumentSnapshot) return 1
  return 1
}

/** Counts what goes to and comes from the database until `stop`; one at a time. */
export function countDocuments(db: Firestore): { traffic: Traffic; stop: () => void } {
  const traffic: Traffic = { reads: 0, writes: 0 }
  const undo: (() => void)[] = []

  function around(owner: object, name: string, counted: (answer: unknown) => void): void {
    const original = Reflect.get(owner, name) as Method
    const replacement: Method = function (...args) {
      const answer = original.apply(this, args)
      if (answer instanceof Promise) {
        return answer.then((value: unknown) => {
          counted(value)
          return value
        })
      }
      counted(answer)
      return answer
    }
    Reflect.set(owner, name, replacement)
    undo.push(() => Reflect.set(owner, name, original))
  }

  const read = (answer: unknown) => {
    traffic.reads += billed(answer)
  }
  const write = () => {
    traffic.writes++
  }
  around(Query.prototype, 'get', read)
  // The class of counting queries is not exported.
  around(Object.getPrototypeOf(db.collection('any').count()) as object, 'get', read)
  around(DocumentReference.prototype, 'get', read)
  around(Transaction.prototype, 'get', read)
  for (const name of ['create', 'set', 'update', 'delete']) {
    around(DocumentReference.prototype, name, write)
    around(Transaction.prototype, name, write)
  }
  return { traffic, stop: () => undo.forEach((restore) => void restore()) }
}

/** What some deeds read and write. */
export async function trafficOf(db: Firestore, deeds: () => Promise<unknown>): Promise<Traffic> {
  const { traffic, stop } = countDocuments(db)
  try {
    await deeds()
    return traffic
  } finally {
    stop()
  }
}
