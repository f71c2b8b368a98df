import { zoneOf } from '@wood-master/contract/delivery-price'
import { countryOfNumber, isInUnion, type TaxEvidence } from '@wood-master/contract/tax'
import * as m from '../../texts/refunds.ts'
import { attempt, type Log } from '../log.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { disputeStateOf } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { keyAfter, taxKeyOf } from '../orders/refund.ts'
import { taxLeft } from '../orders/refund-lines.ts'
import type { TakingOutPorts } from '../payments/change-delivery.ts'
import { stored } from '../stored-texts.ts'
import { sweep } from '../sweep.ts'
import { evidenceOf, type TaxPorts, taxAt, waits } from '../tax/evidence.ts'
import { type RefundPorts, refundOrder } from './refund-order.ts'

type CheckPorts = RefundPorts & TaxPorts & Pick<TakingOutPorts, 'delivery'> & { orders: OrderStore; log: Log }

export interface TaxCheckRun {
  /** Orders that got their tax back. */
  returned: number
  /** Orders that keep their tax, because their number is not valid, or it can't go back. */
  kept: number
  /** Orders that wait: the register is silent, or they are not paid yet. */
  waiting: number
  failed: number
}

/**
 * Asks the register again about the numbers of orders that were placed while it was silent. Where one is valid, the tax
 * goes back once, under a key of its own. Safe to run twice at once.
 */
export async function checkTaxNumbers(shop: CheckPorts, now: Date): Promise<TaxCheckRun> {
  const run: TaxCheckRun = { returned: 0, kept: 0, waiting: 0, failed: 0 }
  const check = async (orderId: string) => {
    const outcome = await attempt(shop.log, 'tax number could not be checked', { orderId }, async () => {
      const order = await shop.orders.find(orderId)
      return order?.taxCheckDue ? checkOrder(shop, order, now) : 'checked'
    })
    if (outcome !== 'checked') run[outcome ?? 'failed']++
  }
  await sweep(async (limit) => (await shop.orders.listTaxChecks(limit)).map(({ id }) => id), check)
  return run
}

/** What the payment provider declines is tried once more, in the next run; admins are told each time. */
const mostTries = 2

async function checkOrder(shop: CheckPorts, order: Order, now: Date): Promise<keyof TaxCheckRun> {
  const { id: orderId, address: to, taxEvidence, state } = order
  const dispute = disputeStateOf(order)
  if (state === 'unpaid' || dispute === 'open') return 'waiting'
  const declined = order.refunds.filter((refund) => refund.taxOnly && refund.state === 'failed').length
  const isOver = !isPaid(order) || dispute === 'lost' || declined === mostTries
  // A late payment sets the check for any number: of one from outside the union, nobody will ever know.
  if (isOver || !to || !taxEvidence || !isInUnion(countryOfNumber(taxEvidence.number))) {
    await shop.orders.change(orderId, now, (found) => checked(found, found.taxEvidence))
    return 'kept'
  }
  const { terms } = (await shop.taxSettings.find()).content
  const question = { typed: taxEvidence.number, to, seller: terms?.seller, waitMs: waits.checkMs, now }
  const { name: _, ...evidence } = await evidenceOf(shop, question)
  if (evidence.status === 'unknown') return 'waiting'
  // An admin may have sent it elsewhere since, where its tax is due whatever the number.
  const { zones } = (await shop.delivery.find()).content
  const { tax } = taxAt(zoneOf(zones, to.country), { ...to, goods: [] }, { terms, evidence, day: now })
  const isReturned = evidence.status === 'valid' && tax.reverseCharge && taxLeft(order) > 0
  if (isReturned) {
    await refundOrder(shop, {
      orderId,
      key: keyAfter(taxKeyOf(orderId), declined),
      taxOnly: true,
      restock: false,
      reason: stored(m.taxNotDue),
      now,
    })
  }
  await shop.orders.change(orderId, now, (found) => checked(found, evidence))
  return isReturned ? 'returned' : 'kept'
}

/** The order once the register has spoken; nothing when another run was faster. */
const checked = (order: Order, taxEvidence: TaxEvidence | undefined): Order | undefined =>
  order.taxCheckDue && { ...order, taxEvidence, taxCheckDue: undefined }
