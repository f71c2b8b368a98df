import type { ReactNode } from 'react'
import type { Page } from '#lib/api/api-client.ts'
import { countOf } from '#lib/text/count.ts'
import { Pager } from './pager.tsx'
import { useIsLoading } from './use-address.ts'

interface ListFrameProps<Item> {
  page: Page<Item>
  /** What is listed, in the singular: "order". */
  noun: string
  /** Names the pager: "My orders". */
  label: string
  /** Shown instead of an empty list. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** One page of a list: it fades while it reloads, announces the result, and links to the other pages. */
export function ListFrame<Item>({ page, noun, label, empty, children }: ListFrameProps<Item>) {
  const busy = useIsLoading()
  const { items, nextCursor } = page
  return (
    <>
      <p role="status" className="sr-only">
        {busy ? '' : `${countOf(items.length, noun)} on this page`}
      </p>
      <div aria-busy={busy} className={`transition-opacity ${busy ? 'opacity-60' : ''}`}>
        {items.length === 0 ? empty : children(items)}
      </div>
      <Pager nextCursor={nextCursor} label={label} />
    </>
  )
}
