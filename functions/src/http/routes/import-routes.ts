import { importChunk, productImport } from '@wood-master/contract/product-import'
import { errors, existing } from '../../domain/errors.ts'
import type { Shop } from '../../domain/ports.ts'
import { dryRunChunk } from '../../domain/product-import/import-products.ts'
import type { ProductImport } from '../../domain/product-import/product-import.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { pageResponse } from '../responses.ts'
import { wireOf } from '../wire-of.ts'

export function importRoutes(shop: Shop) {
  const placeOf = ({ id, chunk }: { id: string; chunk: string }) => ({ importId: id, chunk })
  return {
    listImports: async ({ query }) => pageResponse(await shop.imports.list(query), importResponse),

    async startImport({ body: { key, ...input }, asked, caller, now }) {
      const { uid: byUid, email: byEmail } = caller
      const id = key.toLowerCase()
      await shop.imports.add({ ...input, id, asked, byUid, byEmail, createdAt: now, chunks: {} })
      return { insertedId: id }
    },

    getImport: async ({ params }) =>
      importResponse(existing(await shop.imports.find(params.id), errors.noSuchImport)),

    getImportChunk: async ({ params }) =>
      chunkResponse(existing(await shop.imports.findChunk(placeOf(params)), errors.noSuchImport)),

    rehearseImportChunk: async ({ params, body, now }) =>
      chunkResponse(await dryRunChunk(shop, placeOf(params), body.rows, now)),

    moveImportChunk: async ({ params, body, caller, now }) =>
      chunkResponse(
        await shop.imports.moveChunk(placeOf(params), {
          ...shop.settings,
          to: body.to,
          byUid: caller.uid,
          now,
        }),
      ),
  } satisfies Partial<Handlers>
}

const imported = wireOf(productImport)
const importResponse = ({ byEmail, chunks, ...found }: ProductImport) => {
  const inOrder = Object.entries(chunks).toSorted(([one], [other]) => Number(one) - Number(other))
  return imported({ ...found, by: byEmail, chunks: inOrder.map(([, summary]) => summary) })
}

const chunkResponse = wireOf(importChunk)
