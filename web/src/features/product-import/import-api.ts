import type { BodyOf } from '@wood-master/contract/calls'

export type FileRows = BodyOf<'rehearseImportChunk'>['rows']
