import * as z from 'zod'
import { page } from '../fields.ts'
import * as imports from '../product-import.ts'
import { inserted } from '../responses.ts'
import { adminRead, byId, type Call, listOf } from './call.ts'

export const importCalls = {
  listImports: {
    summary: 'Imports of products, newest first',
    ...adminRead,
    query: z.object(page),
    ...listOf(imports.productImport),
  },
  startImport: {
    summary: 'Start an import of products; nothing is changed yet. The same key is the same import',
    access: 'admin',
    body: imports.newImport,
    response: inserted,
    keepsPublicLists: true,
    errors: ['busy'],
  },
  getImport: {
    summary: 'One import with the state of its chunks',
    ...adminRead,
    params: byId,
    response: imports.productImport,
    errors: ['not_found'],
  },
  getImportChunk: {
    summary: 'The rows of one chunk of an import',
    ...adminRead,
    params: imports.importChunkPath,
    response: imports.importChunk,
    errors: ['not_found'],
  },
  rehearseImportChunk: {
    summary:
      'Say what a chunk of rows would do, and keep it to be applied; products stay as they are. A chunk that was applied already stays, too',
    access: 'admin',
    params: imports.importChunkPath,
    body: imports.importRows,
    response: imports.importChunk,
    keepsPublicLists: true,
    errors: ['not_found', 'import_closed', 'busy'],
  },
  moveImportChunk: {
    summary:
      'Apply a chunk that was rehearsed, or undo one that was applied, in one transaction; a repeat changes nothing more. Rows whose product has changed meanwhile are left out, each with the reason',
    access: 'admin',
    params: imports.importChunkPath,
    body: imports.importChunkMove,
    response: imports.importChunk,
    errors: ['not_found', 'import_closed', 'busy'],
  },
} as const satisfies Record<string, Call>
