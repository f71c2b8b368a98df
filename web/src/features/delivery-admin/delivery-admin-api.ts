import type { ResponseOf } from '@wood-master/contract/calls'

export type DeliverySettings = ResponseOf<'getDeliverySettings'>
