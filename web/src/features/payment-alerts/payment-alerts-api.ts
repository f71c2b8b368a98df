import type { ResponseOf } from '@wood-master/contract/calls'

export type PaymentAlert = ResponseOf<'listPaymentAlerts'>[number]
