import { listText } from '@wood-master/contract/list-text'
import type { ProductImport } from '@wood-master/contract/product-import'
import { useRef } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { useAction } from '#components/forms/use-action.ts'
import { Button, PlainLink } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Page } from '#components/ui/page.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { chunksIn, countOfGroup, rowsIn, stageOf } from '#features/product-import/import-counts.ts'
import { ImportRows, ImportSummary } from '#features/product-import/import-rows.tsx'
import { RunProgress, useRun } from '#features/product-import/run.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/product-import.ts'

export const loader = adminOnly(({ params: { id = '' }, request: { signal } }) =>
  api.call('getImport', { params: { id }, signal }),
)

export function Component() {
  const found = useLoaderData<typeof loader>()
  const { state } = useLocation() as { state: { unknownColumns?: string[] } | null }
  const unknownColumns = state?.unknownColumns ?? []
  return (
    <Page
      title={found.fileName}
      intro={richText(m.byOn({ by: found.by }), {
        datetext: () => <DateText at={found.createdAt} withTime />,
      })}
      back={[adminPaths.importProducts, m.title()]}
    >
      {unknownColumns.length > 0 && (
        <p className="mb-4">{m.unknownColumns({ names: listText(unknownColumns) })}</p>
      )}
      <ImportSummary found={found} />
      <ImportActions key={found._id} found={found} />
      <ImportRows found={found} />
    </Page>
  )
}

/** Applies and undoes an import chunk by chunk; what was stopped or lost on the way goes on where it was. */
function ImportActions({ found }: { found: ProductImport }) {
  // What it did is not what the page shows until that is loaded again.
  const { pending: isOld, run: act } = useAction()
  const run = useRun()
  const moving = useRef<{ to: 'applied' | 'undone'; chunks: number[] }>({ to: 'applied', chunks: [] })
  const stage = stageOf(found)
  const toDo = countOfGroup(found, 'new') + countOfGroup(found, 'changed')

  const move = (to: 'applied' | 'undone') => {
    const chunks = chunksIn(found, to === 'applied' ? 'rehearsed' : 'applied')
    // What came last goes first.
    moving.current = { to, chunks: to === 'applied' ? chunks : chunks.toReversed() }
    return act(() =>
      run.start(moving.current.chunks, (chunk) =>
        api.call('moveImportChunk', { params: { id: found._id, chunk: String(chunk) }, body: { to } }),
      ),
    )
  }

  if (run.running) {
    const { to, chunks } = moving.current
    const rows = (numbers: number[]) => rowsIn(found.chunks.filter((_, number) => numbers.includes(number)))
    return (
      <RunProgress
        label={to === 'applied' ? m.applying() : m.undoing()}
        done={rows(chunks.slice(0, run.done))}
        all={rows(chunks)}
        onStop={run.stop}
      />
    )
  }
  const unfinishedUndo = stage === 'undone' && chunksIn(found, 'applied').length > 0
  return (
    <div className="flex flex-col gap-4">
      <Problem>{run.problem}</Problem>
      <p role="status">{!isOld && sentenceOf(found, toDo)}</p>
      <div className="flex flex-wrap gap-3">
        {(stage === 'partly' || (stage === 'rehearsed' && toDo > 0)) && (
          <Button pending={isOld} onClick={() => move('applied')}>
            {stage === 'partly' ? m.tryAgain() : m.apply({ count: toDo })}
          </Button>
        )}
        {(stage === 'partly' || stage === 'applied' || unfinishedUndo) && (
          <Button look="plain" pending={isOld} onClick={() => move('undone')}>
            {m.undo()}
          </Button>
        )}
        <PlainLink to={adminPaths.importProducts}>{m.another()}</PlainLink>
      </div>
    </div>
  )
}

function sentenceOf(found: ProductImport, toDo: number): string {
  const stage = stageOf(found)
  if (stage === 'incomplete') return m.partlyRead({ read: rowsIn(found.chunks), all: found.rows })
  if (stage === 'rehearsed') return toDo === 0 ? m.nothingToDo() : m.nothingYet()
  if (stage === 'undone') return chunksIn(found, 'applied').length > 0 ? m.stopped() : m.undone()
  return stage === 'partly' ? m.stopped() : m.applied()
}
