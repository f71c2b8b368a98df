import type { ResponseOf } from '@wood-master/contract/calls'

export type SearchSettings = ResponseOf<'getSearchSettings'>
