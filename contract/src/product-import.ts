import * as z from 'zod'
import { each, id, line, moment } from './fields.ts'
import { limits } from './limits.ts'
import { columnNames } from './product-columns.ts'
import * as m from './texts/fields.ts'

/** What stands in a cell; what it means is judged row by row. Broken Unicode is replaced. */
const cell = z
  .string()
  .max(limits.importCellLength)
  .transform((value) => value.toWellFormed())
  .optional()

const cells = z.object(each(columnNames, cell))
export type ImportCells = z.output<typeof cells>

/** A new import: `key` (a UUID made by the page) becomes its id, so that a repeat makes no second one. */
export const newImport = z.object({
  key: z.uuid(),
  fileName: line(limits.shortTextLength),
  rows: z.int().min(1).max(limits.importRows),
  /** Without it the stock of products that are in the shop already stays as it is. */
  setStock: z.boolean(),
})

/** Rows of the file with their numbers in it; cells of columns that the file does not have are left out. */
export const importRows = z.object({
  rows: z
    .array(z.object({ row: z.int().min(1).max(limits.maxQuantity), cells }))
    .min(1)
    .max(limits.importChunkRows)
    .refine((rows) => new Set(rows.map(({ row }) => row)).size === rows.length, { error: m.rowTwice }),
})

/** Which part of an import; chunks are numbered from 0 to 999. */
export const importChunkPath = z.object({
  id,
  chunk: z.string().regex(/^(0|[1-9]\d{0,2})$/, { error: m.notAnId }),
})

export const importChunkMove = z.object({ to: z.enum(['applied', 'undone']) })

/** What an import does with a row; a refused one says why. */
const importOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const

const importedRow = z.object({
  row: z.number(),
  sku: z.string(),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  changes: z.array(z.object({ column: z.enum(columnNames), from: z.string(), to: z.string() })),
  ...each(['problem', 'notApplied', 'notUndone'], z.string().optional()),
})
export type ImportedRow = z.infer<typeof importedRow>

const chunkStates = ['rehearsed', 'applied', 'undone'] as const

export const importChunk = z.object({ state: z.enum(chunkStates), rows: z.array(importedRow) })
export type ImportChunk = z.infer<typeof importChunk>

/** How many rows of a chunk do what, and how many of those could not be applied or undone. */
const chunkSummary = z.object({
  state: z.enum(chunkStates),
  ...each([...importOutcomes, 'notApplied', 'notUndone'], z.number()),
})
export type ChunkSummary = z.infer<typeof chunkSummary>

/** An import: what each of its chunks holds and how far it is, by chunk number. */
export const productImport = z.object({
  _id: id,
  fileName: z.string(),
  /** Of the file; more than its chunks hold while not all were rehearsed. */
  rows: z.number(),
  setStock: z.boolean(),
  by: z.string(),
  createdAt: moment,
  chunks: z.array(chunkSummary),
})
export type ProductImport = z.infer<typeof productImport>
