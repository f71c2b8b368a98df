import type {
  ChunkSummary,
  ImportedRow,
  ProductImport as SentImport,
} from '@wood-master/contract/product-import'
import type { Keyed } from '../asked.ts'
import type { Kept } from '../kept.ts'

export type CellChange = ImportedRow['changes'][number]
export type ImportRow = ImportedRow & { productId?: string }

export interface ImportChunk {
  state: ChunkSummary['state']
  rows: ImportRow[]
}

export type ProductImport = Omit<Kept<SentImport>, 'by' | 'chunks'> &
  Keyed & {
    byUid: string
    byEmail: string
    /** By chunk number. */
    chunks: Record<string, ChunkSummary>
  }

export function summaryOf({ state, rows }: ImportChunk): ChunkSummary {
  const count = (which: (row: ImportRow) => boolean) => rows.filter(which).length
  return {
    state,
    new: count(({ outcome }) => outcome === 'new'),
    changed: count(({ outcome }) => outcome === 'changed'),
    unchanged: count(({ outcome }) => outcome === 'unchanged'),
    refused: count(({ outcome }) => outcome === 'refused'),
    notApplied: count(({ notApplied }) => notApplied !== undefined),
    notUndone: count(({ notUndone }) => notUndone !== undefined),
  }
}

export function rowsBeside(chunks: ProductImport['chunks'], chunk: string): number {
  return Object.entries(chunks)
    .filter(([number]) => number !== chunk)
    .reduce((sum, [, one]) => sum + one.new + one.changed + one.unchanged + one.refused, 0)
}
