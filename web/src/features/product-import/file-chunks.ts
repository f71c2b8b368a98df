import { limits } from '@wood-master/contract/limits'
import type { FileRows } from './import-api.ts'

/** A call's body has at most 64 kB. */
const mostBytes = 56_000

const encoder = new TextEncoder()
const bytesOf = (row: FileRows[number]) => encoder.encode(JSON.stringify(row)).length

export function fileChunks(rows: FileRows): FileRows[] {
  const chunks: FileRows[] = []
  let current: FileRows = []
  let bytes = 0
  for (const row of rows) {
    const size = bytesOf(row)
    if (current.length === limits.importChunkRows || (current.length > 0 && bytes + size > mostBytes)) {
      chunks.push(current)
      current = []
      bytes = 0
    }
    current.push(row)
    bytes += size
  }
  return current.length > 0 ? [...chunks, current] : chunks
}
