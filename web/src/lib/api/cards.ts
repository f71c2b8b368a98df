import type { ResponseOf } from '@wood-master/contract/calls'

export type SavedCard = ResponseOf<'listCards'>[number]
