import type { ResponseOf } from '@wood-master/contract/calls'

export type BookAddress = ResponseOf<'listAddresses'>[number]
