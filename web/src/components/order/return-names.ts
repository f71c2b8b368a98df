import type { ReturnReason, ReturnState } from '@wood-master/contract/order-states'
import { awaitsGoods } from '@wood-master/contract/return-units'
import type { OrderReturn } from '@wood-master/contract/returns'
import * as m from '#texts/returns.ts'

export const reasonNames: Record<ReturnReason, string> = {
  damaged: m.damaged(),
  wrong: m.wrong(),
  missing: m.missing(),
  unwanted: m.unwanted(),
}

export const returnStateNames: Record<ReturnState, string> = {
  requested: m.requested(),
  accepted: m.accepted(),
  received: m.received(),
  closed: m.closed(),
  declined: m.declined(),
}

const endings = { refund: m.endedWithRefund, replacement: m.endedWithReplacement, none: m.endedWithNothing }

export function returnSentence(one: OrderReturn): string {
  switch (one.state) {
    case 'requested':
      return m.requestedText()
    case 'accepted':
      return awaitsGoods(one) ? m.acceptedText({ number: one.number }) : m.acceptedNothingBack()
    case 'declined':
      return m.declinedText()
    case 'received':
      return m.receivedText()
    case 'closed':
      return endings[one.outcome ?? 'none']()
  }
}
