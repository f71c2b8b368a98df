import type { attentionKinds } from '@wood-master/contract/payments'

/** Money that an admin should look at. One thing has one id, so it is listed once however often it is met. */
export interface Attention {
  id: string
  kind: (typeof attentionKinds)[number]
  orderId?: string
  transactionId?: string
  /** Minor units. */
  amount: number
  currency: string
  message: string
  createdAt: Date
  resolved: boolean
  resolvedBy?: string
  resolvedAt?: Date
}

export type NewAttention = Omit<Attention, 'resolved' | 'resolvedBy' | 'resolvedAt'>
