import {
  type ReturnReason,
  type ReturnState,
  returnReasons,
  returnStates,
} from '@wood-master/contract/order-states'
import { awaitsGoods } from '@wood-master/contract/return-units'
import type { OrderReturn } from '@wood-master/contract/returns'
import * as m from '#texts/returns.ts'

const namesOf = <Value extends ReturnReason | ReturnState>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, m[value]()])) as Record<Value, string>

export const reasonNames = namesOf(returnReasons)
export const returnStateNames = namesOf(returnStates)

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
