import type { ErrorCode } from '@wood-master/contract/errors'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { ShopError } from '../domain/shop-error.ts'
import { type Hold, hasRunOut, type UnpaidReservations, type UnpaidUnits } from '../domain/stock/hold.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { removeAt } from './retention.ts'

/**
 * What each account keeps unpaid, in one document an account, which makes purchases of one account wait for one another.
 * Units are noted when they are held and looked after only when a limit is reached: then what was paid, deleted or ran
 * out is found in the holds and orders themselves.
 */
export function unpaidReservations(db: Firestore, { holds, orders }: Collections) {
  const standings = db.collection(collectionNames.unpaidStandings)

  return {
    /** One read. */
    async read(transaction: Transaction, uid: string): Promise<UnpaidReservations> {
      const found = await transaction.get(standings.doc(uid))
      const units: UnpaidUnits[] = found.get('units') ?? []
      return { units, hasPaid: found.get('hasPaid') === true }
    },

    /** The same without what is over: two reads for each that is noted, and one for whether the account ever paid. */
    async verify(
      transaction: Transaction,
      { uid, standing, now }: { uid: string; standing: UnpaidReservations; now: Date },
    ): Promise<UnpaidReservations> {
      const ids = [...new Set(standing.units.map(({ id }) => id))]
      const open = await Promise.all(
        ids.map(async (id) => {
          const [hold, order] = await Promise.all([
            transaction.get(holds.doc(id)),
            transaction.get(orders.doc(id)),
          ])
          return order.data()?.state === 'unpaid' || isHeld(hold.data(), now) ? [id] : []
        }),
      )
      const stillOpen = new Set(open.flat())
      return {
        units: standing.units.filter(({ id }) => stillOpen.has(id)),
        hasPaid: standing.hasPaid || (await hasPaid(transaction, uid)),
      }
    },

    /** Written with every hold, and deleted by the database long after the last one. */
    write(
      transaction: Transaction,
      { uid, standing, now }: { uid: string; standing: UnpaidReservations; now: Date },
    ): void {
      const { units, hasPaid } = standing
      transaction.set(standings.doc(uid), { units, hasPaid, removeAt: removeAt.ofUnpaidStanding(now) })
    },
  }

  async function hasPaid(transaction: Transaction, uid: string): Promise<boolean> {
    const paid = orders.where('uid', '==', uid).where('state', 'in', ['paid', 'shipped', 'refunded']).limit(1)
    return !(await transaction.get(paid)).empty
  }
}

function isHeld(hold: Hold | undefined, now: Date): boolean {
  return hold?.state === 'held' && !hasRunOut(hold, now)
}

interface Asking {
  /** The account as it is noted; absent where nothing limits it. */
  standing?: UnpaidReservations
  /** The account as it really stands, which costs reads. */
  verify: () => Promise<UnpaidReservations | undefined>
  /** Errors that may be due to what is noted and is over by now. */
  codes: readonly ErrorCode[]
}

/** What the rule makes of an account as it is noted; where that passes a limit, as it really stands. */
export async function retryWithVerifiedStanding<Result>(
  rule: (known?: UnpaidReservations) => Result,
  { standing, verify, codes }: Asking,
): Promise<{ result: Result; known?: UnpaidReservations }> {
  try {
    return { result: rule(standing), known: standing }
  } catch (error) {
    if (!standing || !(error instanceof ShopError) || !codes.includes(error.code)) throw error
    const known = await verify()
    return { result: rule(known), known }
  }
}
