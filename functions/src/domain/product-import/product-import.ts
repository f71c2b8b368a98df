import type { ChunkSummary, ImportedRow } from '@wood-master/contract/product-import'

export type CellChange = ImportedRow['changes'][number]
export type ImportRow = ImportedRow & { productId?: string }

export interface ImportChunk {
  state: ChunkSummary['state']
  rows: ImportRow[]
}

export interface ProductImport {
  id: string
  fileName: string
  rows: number
  setStock: boolean
  byUid: string
  byEmail: string
  createdAt: Date
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
