import type { ReactNode } from 'react'
import type { Page } from '#lib/api/api-client.ts'
import * as m from '#texts/lists.ts'
import { Pager } from './pager.tsx'
import { useIsLoading } from './use-address.ts'

/** What is listed. */
export type Noun = 'alert' | 'mail' | 'message' | 'order' | 'product' | 'review' | 'user'

interface ListFrameProps<Item> {
  page: Page<Item>
  noun: Noun
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
      <Announcement text={m.onThisPage({ noun, count: items.length })} />
      <FadingList>{items.length === 0 ? empty : children(items)}</FadingList>
      <Pager nextCursor={nextCursor} label={label} />
    </>
  )
}
