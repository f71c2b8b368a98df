import type { ChunkSummary, ProductImport } from '@wood-master/contract/product-import'
import * as m from '#texts/product-import.ts'

export const rowGroups = {
  refused: m.refused(),
  notApplied: m.notApplied(),
  notUndone: m.notUndone(),
  changed: m.changed(),
  new: m.newIt(),
} as const
export type RowGroup = keyof typeof rowGroups

export type Counted = RowGroup | 'unchanged'

export function countOfGroup({ chunks }: ProductImport, group: Counted): number {
  return chunks.reduce((sum, chunk) => sum + chunk[group], 0)
}

export const rowsIn = (chunks: readonly ChunkSummary[]): number =>
  chunks.reduce((sum, chunk) => sum + chunk.refused + chunk.changed + chunk.unchanged + chunk.new, 0)

export function chunksIn({ chunks }: ProductImport, state: ChunkSummary['state']): number[] {
  return chunks.flatMap((chunk, index) => (chunk.state === state ? [index] : []))
}

export function stageOf(found: ProductImport): 'incomplete' | 'rehearsed' | 'partly' | 'applied' | 'undone' {
  const has = (state: ChunkSummary['state']) => chunksIn(found, state).length > 0
  if (has('undone')) return 'undone'
  if (rowsIn(found.chunks) < found.rows) return 'incomplete'
  if (!has('applied')) return 'rehearsed'
  return has('rehearsed') ? 'partly' : 'applied'
}
