import type { ResponseOf } from '@wood-master/contract/calls'

export type Overview = ResponseOf<'getOverview'>
export type WaitingCounts = ResponseOf<'getWaitingCounts'>
export type Sales = Overview['sales']
