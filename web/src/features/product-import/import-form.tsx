import { limits } from '@wood-master/contract/limits'
import { listText } from '@wood-master/contract/list-text'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FileField } from '#components/forms/field.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button } from '#components/ui/button.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/product-import.ts'
import { bytesOf, type FileRows, readFile } from './read-file.ts'
import { RunProgress, useRun } from './run.tsx'

export function ImportForm() {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ name: string; rows: FileRows; unknownColumns: string[] }>()
  const [setStock, setSetStock] = useState(false)
  const { pending, problem, setProblem, attempt } = useAttempt()
  const key = useRef('')
  const latest = useRef<File>(undefined)
  const run = useRun()
  const chunks = chosen ? fileChunks(chosen.rows) : []

  /** What a run did so far is of use only to the same import. */
  const beginAnew = () => {
    key.current = crypto.randomUUID()
    run.reset()
  }

  const choose = async (file: File | undefined) => {
    setChosen(undefined)
    setProblem(undefined)
    beginAnew()
    latest.current = file
    if (!file) return
    const read = await readFile(file).catch(() => ({ problem: m.unreadable() }))
    // Another one may have been chosen, and read, meanwhile.
    if (latest.current !== file) return
    if ('problem' in read) return setProblem(read.problem)
    setChosen({ name: file.name, ...read })
  }

  const rehearse = (from: number) =>
    attempt(async () => {
      if (!chosen) return
      const fileName = chosen.name.slice(0, 160)
      const body = { key: key.current, fileName, rows: chosen.rows.length, setStock }
      const { insertedId: id } = await api.call('startImport', { body })
      const rehearsed = await run.start(
        [...chunks.entries()],
        ([chunk, rows]) =>
          api.call('rehearseImportChunk', { params: { id, chunk: String(chunk) }, body: { rows } }),
        from,
      )
      const { unknownColumns } = chosen
      if (rehearsed) await navigate(adminPaths.productImport(id), { state: { unknownColumns } })
    })

  const rowsIn = (count: number) => chunks.slice(0, count).reduce((sum, { length }) => sum + length, 0)
  if (run.running && chosen)
    return (
      <RunProgress
        label={m.rehearsing()}
        done={rowsIn(run.done)}
        all={chosen.rows.length}
        onStop={run.stop}
      />
    )
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <FileField
        label={m.file()}
        accept=".csv,text/csv"
        hint={m.fileHint({ most: limits.importRows })}
        error={problem ?? run.problem}
        disabled={pending}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {chosen && chosen.unknownColumns.length > 0 && (
        <p className="text-sm">{m.unknownColumns({ names: listText(chosen.unknownColumns) })}</p>
      )}
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="checkbox mt-0.5"
          checked={setStock}
          disabled={pending}
          onChange={({ target }) => {
            setSetStock(target.checked)
            // What was rehearsed without it was another import.
            beginAnew()
          }}
        />
        <span>
          {m.setStock()}
          <span className="block text-base-content/75 text-sm">{m.setStockHint()}</span>
        </span>
      </label>
      <Button
        className="self-start"
        disabled={!chosen}
        pending={pending}
        onClick={() => rehearse(run.problem ? run.done : 0)}
      >
        {run.problem ? m.tryAgain() : m.rehearse()}
      </Button>
    </div>
  )
}

/** Of rows; the rest is what stands around them. */
const mostBytes = (limits.bodyKilobytes - 8) * 1024

/** So many are stored with the longest texts that they change, which only the shop knows. */
const mostRows = 50

export function fileChunks(rows: FileRows): FileRows[] {
  const chunks: FileRows[] = []
  let current: FileRows = []
  let bytes = 0
  for (const row of rows) {
    const size = bytesOf(row)
    if (current.length === mostRows || (current.length > 0 && bytes + size > mostBytes)) {
      chunks.push(current)
      current = []
      bytes = 0
    }
    current.push(row)
    bytes += size
  }
  return current.length > 0 ? [...chunks, current] : chunks
}
