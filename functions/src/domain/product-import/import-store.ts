import type { Page, PageRequest } from '../paged.ts'
import type { FoundForRows, MovedRows } from './move-chunk.ts'
import type { ImportChunk, ImportRow, ProductImport } from './product-import.ts'

/** Where a chunk is. */
export interface ChunkPlace {
  importId: string
  chunk: string
}

/** Imports of products with their rows. Each method that writes is one transaction. */
export interface ImportStore {
  /** Stores a new import; one with its id that is there already stays. */
  add(found: ProductImport): Promise<void>
  list(request: PageRequest): Promise<Page<ProductImport>>
  find(id: string): Promise<ProductImport | undefined>
  findChunk(place: ChunkPlace): Promise<ImportChunk | undefined>
  /**
   * Keeps the rows of a chunk that is not applied yet, and returns it as it stands. The rule throws where the import takes
   * no more. Throws `not_found`.
   */
  keepRows(place: ChunkPlace, rows: ImportRow[], rule: (found: ProductImport) => void): Promise<ImportChunk>
  /**
   * Asks the rule what to write, with the products as they are then; nothing where it returns nothing. Returns the chunk
   * as it stands. Throws `not_found`.
   */
  moveChunk(
    place: ChunkPlace,
    context: { byUid: string; now: Date },
    rule: (found: ProductImport, chunk: ImportChunk) => ChunkMove | undefined,
  ): Promise<ImportChunk>
}

/** How a chunk moves once its products are read. */
export interface ChunkMove {
  to: 'applied' | 'undone'
  move: (found: FoundForRows) => MovedRows
}
