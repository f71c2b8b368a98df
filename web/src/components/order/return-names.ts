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

/** Its state, or how it ended. */
export const returnStateName = ({ state, outcome }: Pick<OrderReturn, 'state' | 'outcome'>): string =>
  outcome ? m[`ended_${outcome}`]() : returnStateNames[state]

export function returnSentence(one: OrderReturn): string {
  if (one.state === 'closed') return m[`closed_${one.outcome ?? 'none'}`]()
  if (one.state === 'accepted') return awaitsGoods(one) ? m.accepted_text(one) : m.acceptedNothingBack()
  return m[`${one.state}_text`]()
}
