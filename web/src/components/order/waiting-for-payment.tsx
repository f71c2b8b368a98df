import type { ReactNode } from 'react'
import { askDialog } from '#components/feedback/dialogs.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/order.ts'

interface WaitingForPaymentProps {
  orderId: string
  title: string
  text: string
  children?: ReactNode
}

/** The order is placed, and its buyer does not pay now: the form would only order the same again. */
export function WaitingForPayment({ orderId, title, text, children }: WaitingForPaymentProps) {
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink to={paths.orderPayment(orderId)}>{m.payNow()}</ButtonLink>
      <PlainLink to={paths.myOrders}>{m.myOrders()}</PlainLink>
      {children}
    </EmptyState>
  )
}

/** Says that the order is placed and asks whether to pay now; true for yes. The texts are specified. */
export function askForPayment(): Promise<boolean> {
  return askDialog({
    title: m.orderSuccessful(),
    text: m.readyForPayment(),
    confirm: m.letsGo(),
    icon: 'success',
  })
}
