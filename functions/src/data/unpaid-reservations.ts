import type { ErrorCode } from '@wood-master/contract/errors'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { ShopError } from '../domain/errors.ts'
import {
  hasRunOut,
  type UnpaidKeeper,
  type UnpaidPart,
  type UnpaidReservations,
  type UnpaidUnits,
  unpaidParts,
} from '../domain/stock/hold.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { readEach } from './converter.ts'
import { rememberedFor } from './outbox.ts'
import { removeAt } from './retention.ts'

/** The number of products moves slowly, and a share of them is no exact figure. */
const productCountMs = 60_000

interface Asked {
  limited: UnpaidKeeper | undefined
  standing: UnpaidReservations | undefined
  codes: readonly ErrorCode[]
  now: Date
}

/** What each account keeps unpaid, in one document an account; verified only when a limit is reached. */
export function unpaidReservations(db: Firestore, { holds, orders, products }: Collections) {
  const standings = db.collection(collectionNames.unpaidStandings)
  const atNetwork = (network: string) => standings.doc(`network-${network}`)
  const { recent: countProducts } = rememberedFor(
    productCountMs,
    () => new Date(),
    async () => (await products.count().get()).data().count,
  )

  return {
    /** One read, or two where addresses count. */
    async read(transaction: Transaction, { uid, network }: UnpaidKeeper): Promise<UnpaidReservations> {
      const [own, nearby, count] = await Promise.all([
        transaction.get(standings.doc(uid)),
        network && transaction.get(atNetwork(network)),
        network ? countProducts() : undefined,
      ])
      const units: UnpaidUnits[] = own.get('units') ?? []
      return { units, hasPaid: false, nearby: nearby && (nearby.get('units') ?? []), products: count }
    },

    /**
     * What the rule makes of an account as it is noted; where that ends in one of these errors, which may be due to what is
     * over by now, as it really stands. `note` writes what is kept from then on, deleted by the database long after it.
     */
    async ask<Result>(
      transaction: Transaction,
      { limited, standing, codes, now }: Asked,
      rule: (known?: UnpaidReservations) => Result,
    ) {
      const noting = (known: UnpaidReservations | undefined) => (units: UnpaidUnits[]) => {
        if (!limited || !known) return
        const ends = { removeAt: removeAt.ofUnpaidStanding(now) }
        transaction.set(standings.doc(limited.uid), { units: [...known.units, ...units], ...ends })
        if (!limited.network) return
        // Who has paid adds nothing; that what is over goes spares the next one from verifying all of it again.
        const nearby = unpaidParts([...(known.nearby ?? []), ...(known.hasPaid ? [] : units)])
        transaction.set(atNetwork(limited.network), { units: nearby, ...ends })
      }
      try {
        return { result: rule(standing), note: noting(standing) }
      } catch (error) {
        if (!limited || !standing || !(error instanceof ShopError) || !codes.includes(error.code)) throw error
        const known = await verified(transaction, limited, standing, now)
        return { result: rule(known), note: noting(known) }
      }
    },
  }

  /** Without what is over: two reads for each that is noted, and one for whether the account keeps what it paid for. */
  async function verified(
    transaction: Transaction,
    { uid }: UnpaidKeeper,
    standing: UnpaidReservations,
    now: Date,
  ): Promise<UnpaidReservations> {
    const { units, nearby } = standing
    const ids = [...new Set([...units, ...(nearby ?? [])].map(({ id }) => id))]
    const open = await Promise.all(
      ids.map(async (id) => {
        const [hold, order] = await readEach(transaction, holds.doc(id), orders.doc(id))
        const isHeld = hold?.state === 'held' && !hasRunOut(hold, now)
        return order?.state === 'unpaid' || isHeld ? [id] : []
      }),
    )
    const stillOpen = new Set(open.flat())
    const paid = orders.where('uid', '==', uid).where('state', 'in', ['paid', 'part_shipped', 'shipped'])
    const isOpen = ({ id }: UnpaidPart) => stillOpen.has(id)
    return {
      ...standing,
      units: units.filter(isOpen),
      nearby: nearby?.filter(isOpen),
      // Whoever got all their money back has not paid.
      hasPaid: !(await transaction.get(paid.limit(1))).empty,
    }
  }
}
