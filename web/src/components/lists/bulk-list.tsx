import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { ReasonDialog, type ReasonQuestion } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { eachOf } from '#lib/api/each-of.ts'
import * as m from '#texts/lists.ts'
import { CardList } from './card-list.tsx'
import { SelectionBar, type Ticks } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

/** Something that is done to each of the chosen rows. */
export interface BulkStep<Item> {
  name: string
  look?: ComponentProps<typeof Button>['look']
  /** Asked for before, once for all of them. */
  reason?: (count: number) => ReasonQuestion
  action: (item: Item, reason: string) => Promise<unknown>
  said: (done: { count: number }) => string
  /** Takes it back for one; left out where nothing can. */
  undo?: (item: Item) => Promise<unknown>
}

interface BulkResult<Item> {
  text: string | undefined
  failed: { item: Item; error: unknown }[]
  undo: (() => Promise<void>) | undefined
}

interface BulkListProps<Item> extends Omit<ComponentProps<typeof CardList<Item>>, 'children'> {
  nameOf: (item: Item) => string
  steps: readonly BulkStep<Item>[]
  children: (item: Item, selection: Ticks) => ReactNode
}

/** Cards of which several can be changed at once: what fails is named and keeps no other from being done, and all of it can be taken back. */
export function BulkList<Item extends { _id: string }>(props: BulkListProps<Item>) {
  const { page, noun, nameOf, steps, children, ...frame } = props
  const selection = useSelection(page.items)
  const { pending, run } = useAction()
  const [result, setResult] = useState<BulkResult<Item>>()
  const [asking, setAsking] = useState<BulkStep<Item>>()

  const take = (items: readonly Item[], step: BulkStep<Item>, reason = ''): Promise<void> =>
    run(async () => {
      const { undo, ...once } = step
      const { done, failed } = await eachOf(items, (item) => step.action(item, reason))
      const takenBack: typeof step.said = (undone) => m.takenBackCount({ count: step.said(undone) })
      setResult({
        text: done.length > 0 ? step.said({ count: done.length }) : undefined,
        failed,
        undo: undo && (() => take(done, { ...once, action: undo, said: takenBack })),
      })
    })

  return (
    <>
      {page.items.length > 0 && (
        <SelectionBar selection={selection} noun={noun}>
          {steps.map((step) => (
            <Button
              key={step.name}
              look={step.look ?? 'plain'}
              small
              className="whitespace-nowrap"
              pending={pending}
              onClick={() => (step.reason ? setAsking(step) : void take(selection.items, step))}
            >
              {richText(step.name)}
            </Button>
          ))}
        </SelectionBar>
      )}
      <BulkOutcome result={result} nameOf={nameOf} pending={pending} />
      <CardList page={page} noun={noun} {...frame}>
        {(item) => children(item, selection)}
      </CardList>
      {asking?.reason && (
        <ReasonDialog
          {...asking.reason(selection.items.length)}
          onConfirm={async (reason) => {
            await take(selection.items, asking, reason)
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

interface BulkOutcomeProps<Item> extends Pick<BulkListProps<Item>, 'nameOf'> {
  result: BulkResult<Item> | undefined
  pending: boolean
}

function BulkOutcome<Item extends { _id: string }>({ result, nameOf, pending }: BulkOutcomeProps<Item>) {
  const outcome = useRef<HTMLDivElement>(null)
  const undoing = useRef(false)
  const undo = () => {
    undoing.current = true
    void result?.undo?.()
  }
  useEffect(() => {
    // The pressed button went with the result before this one; whoever has gone on meanwhile keeps the focus.
    if (result && undoing.current && document.activeElement === document.body) outcome.current?.focus()
    undoing.current = false
  }, [result])
  return (
    <div ref={outcome} tabIndex={-1} className="outline-none">
      <div role="status" className="mb-3 flex flex-wrap items-center gap-3 empty:hidden">
        {result?.text && (
          <>
            <p className="font-semibold">{result.text}</p>
            {result.undo && (
              <Button look="plain" small pending={pending} onClick={undo}>
                {richText(m.undoOf({ text: result.text }))}
              </Button>
            )}
          </>
        )}
      </div>
      {result && result.failed.length > 0 && (
        <div role="alert" className="mb-3">
          <ul aria-label={m.failed()} className="flex flex-col gap-1 text-error">
            {result.failed.map(({ item, error }) => (
              <li key={item._id} className="wrap-anywhere">
                {nameOf(item)}: {errorSentence(error)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
