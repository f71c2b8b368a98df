import type { ResponseOf } from '@wood-master/contract/calls'

export type User = ResponseOf<'listUsers'>[number]
