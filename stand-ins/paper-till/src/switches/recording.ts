import { appendFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { SavedState } from '../ledger/saved-state.ts'
import type { PaperTillOptions } from '../options.ts'

/** One thing that happened, in its order; `at` is in milliseconds of the stand-in's clock. */
export type RecordEntry =
  | {
      kind: 'start'
      at: number
      options: Pick<
        PaperTillOptions,
        'seed' | 'secretKey' | 'publishableKey' | 'anyVersion' | 'radar' | 'searchLagMs'
      >
      endpoints: string[]
      /** What it began with. */
      state: SavedState | null
    }
  | {
      kind: 'call'
      at: number
      method: string
      /** With its query. */
      url: string
      headers: Record<string, string>
      body: string
      /** Null where no response went out. */
      status: number | null
      response: unknown
    }
  | { kind: 'control'; at: number; method: string; url: string; body: unknown }
  | { kind: 'soon'; at: number; job: number }
  | { kind: 'indexed'; at: number }
  | { kind: 'webhook'; at: number; event: string; type: string; url: string; status: number | null }

const linesPerPack = 500

/** Everything that happened since the start, as JSON lines: in memory, and in the file where one is named. */
export class Recording {
  private lines: string[] = []
  private readonly older: Buffer[] = []
  private readonly file: string | undefined

  constructor(file?: string) {
    this.file = file
    if (file !== undefined) writeFileSync(file, '')
  }

  add(entry: RecordEntry): void {
    const line = `${JSON.stringify(entry)}\n`
    this.lines.push(line)
    if (this.lines.length === linesPerPack) {
      this.older.push(Buffer.from(gzipSync(this.lines.join(''), { level: 1 })))
      this.lines = []
    }
    if (this.file !== undefined) appendFileSync(this.file, line)
  }

  /** The file's text: one entry a line. */
  text(): string {
    return [...this.older.map((pack) => gunzipSync(pack).toString()), ...this.lines].join('')
  }
}

/** Reads a recording's text; throws a sentence about the first line that is none. */
export function readRecording(text: string): RecordEntry[] {
  const entries = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index): RecordEntry => {
      try {
        const entry: unknown = JSON.parse(line)
        if (typeof entry === 'object' && entry !== null && 'kind' in entry) return entry as RecordEntry
      } catch {
        // The sentence below says which line it is.
      }
      throw new TypeError(`Line ${index + 1} of the recording is not one of its entries.`)
    })
  if (entries[0]?.kind !== 'start') throw new TypeError('The recording does not begin with its start.')
  return entries
}
