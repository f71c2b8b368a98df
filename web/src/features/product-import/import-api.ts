import type { BodyOf } from '@wood-master/contract/calls'
import type { ImportChunk, ProductImport } from '@wood-master/contract/product-import'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'

export type FileRows = BodyOf<'rehearseImportChunk'>['rows']

const inChunk = (id: string, chunk: number) => ({ params: { id, chunk: String(chunk) } })

/** Throws `ApiError`. */
export async function startImport(body: BodyOf<'startImport'>): Promise<string> {
  return (await api.call('startImport', { body })).insertedId
}

/** What the rows would do; kept to be applied. Sending them again is harmless. Throws `ApiError`. */
export function rehearseChunk(id: string, chunk: number, rows: FileRows): Promise<ImportChunk> {
  return api.call('rehearseImportChunk', { ...inChunk(id, chunk), body: { rows } })
}

/** Sending it again changes nothing more. Throws `ApiError`: `import_closed`. */
export function moveChunk(id: string, chunk: number, to: 'applied' | 'undone'): Promise<ImportChunk> {
  return api.call('moveImportChunk', { ...inChunk(id, chunk), body: { to } })
}

/** Throws `ApiError`: `not_found`. */
export function getImport(id: string, signal?: AbortSignal): Promise<ProductImport> {
  return api.call('getImport', { params: { id }, ...(signal ? { signal } : {}) })
}

/** Throws `ApiError`: `not_found`. */
export function getChunk(id: string, chunk: number): Promise<ImportChunk> {
  return api.call('getImportChunk', inChunk(id, chunk))
}

/** The newest imports. Throws `ApiError`. */
export function recentImports(signal?: AbortSignal): Promise<Page<ProductImport>> {
  return api.list('listImports', { query: { limit: 10 }, ...(signal ? { signal } : {}) })
}
