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

function Announcement({ text }: { text: string }) {
  const busy = useIsLoading()
  return (
    <p role="status" className="sr-only">
      {busy ? '' : text}
    </p>
  )
}

/** Fades the list while the next one is on its way; a part and a layer of its own, so that no row is drawn again. */
function FadingList({ children }: { children: ReactNode }) {
  const busy = useIsLoading()
  return (
    <div aria-busy={busy} className="transition-opacity will-change-[opacity] aria-busy:opacity-60">
      {children}
    </div>
  )
}

export function ListFrame<Item>({ page, noun, label, empty, children }: ListFrameProps<Item>) {
  const { items, nextCursor } = page
  return (
    <>
      <Announcement text={`${countOf(items.length, noun)} on this page`} />
      <FadingList>{items.length === 0 ? empty : children(items)}</FadingList>
      <Pager nextCursor={nextCursor} label={label} />
    </>
  )
}
