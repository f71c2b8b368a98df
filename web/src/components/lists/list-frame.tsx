import type { ReactNode } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import type { Page } from '#lib/api/api-client.ts'
import * as m from '#texts/lists.ts'
import { pageOf, toPage, useIsLoading } from './use-address.ts'

export type Noun = 'alert' | 'mail' | 'message' | 'order' | 'product' | 'return' | 'review' | 'user'

interface ListFrameProps<Item> {
  page: Page<Item>
  noun: Noun
  label: string
  empty: ReactNode
  /** Which part of the list this is, where more than the page's number is known. */
  part?: ReactNode
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

/** Fades the list while the next one is on its way; a part of its own, so that no row is rendered again. */
function FadingList({ children }: { children: ReactNode }) {
  const busy = useIsLoading()
  return (
    <div aria-busy={busy} className="transition-opacity aria-busy:opacity-60">
      {children}
    </div>
  )
}

/** An empty page says nothing about those before and after it. */
function Nothing({ more, children }: { more: boolean; children: ReactNode }) {
  const { cursor } = pageOf(new URLSearchParams(useSiteNavigation().search))
  if (more) return <EmptyState title={m.nothingHere()} text={m.goOn()} />
  return cursor ? <EmptyState title={m.nothingHere()} /> : children
}

export function ListFrame<Item>({ page, noun, label, empty, part, children }: ListFrameProps<Item>) {
  const { items, nextCursor } = page
  return (
    <>
      <Announcement text={m.onThisPage({ noun, count: items.length })} />
      <FadingList>
        {items.length === 0 ? <Nothing more={nextCursor !== undefined}>{empty}</Nothing> : children(items)}
      </FadingList>
      <Pager page={page} label={label} part={part} />
    </>
  )
}

/** The cursors of the pages before this one, as the link that led here has left them in the history. */
function trailOf(state: unknown): (string | undefined)[] {
  return typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail
    : []
}

function Pager({ page, label, part }: Pick<ListFrameProps<unknown>, 'page' | 'label' | 'part'>) {
  const { nextCursor } = page
  const place = useSiteNavigation()
  const search = new URLSearchParams(place.search)
  const { cursor, number } = pageOf(search)
  if (!cursor && !nextCursor) return null
  // Cursors only lead forward, so the previous ones travel in the history entry; a shared link leads back to the start.
  const trail = trailOf(place.state)
  const knowsBack = trail.length === number - 1
  return (
    <nav
      aria-label={m.pagesOf({ label })}
      className="mt-8 flex items-center justify-center gap-4 print:hidden"
    >
      {cursor && (
        <PlainLink
          to={`?${toPage(search, {}, knowsBack ? trail.at(-1) : undefined, number - 1)}`}
          state={{ trail: trail.slice(0, -1) }}
        >
          {knowsBack ? m.previous() : m.firstPage()}
        </PlainLink>
      )}
      <span className="tabular-nums">{part ?? m.pageNumber({ number })}</span>
      {nextCursor && (
        <PlainLink
          to={`?${toPage(search, {}, nextCursor, number + 1)}`}
          state={{ trail: [...(knowsBack ? trail : []), cursor] }}
        >
          {m.next()}
        </PlainLink>
      )}
    </nav>
  )
}
