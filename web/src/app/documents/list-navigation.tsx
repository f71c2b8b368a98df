import type { MouseEvent } from 'react'
import {
  DocumentLink,
  documentNavigation,
  type LinkProps,
  type Navigation,
  type Place,
} from '#components/ui/navigation.tsx'
import type { ListAddress } from './list-address.ts'

/** A click that the browser would follow in this page, and not with another tab or a download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** How a list's document navigates: its own queries in place, everything else by plain links. */
export function listNavigation(
  address: Pick<ListAddress<unknown>, 'navigate'>,
): (place: Place) => Navigation {
  function ListLink({ to, state, onClick, ...rest }: LinkProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!to.startsWith('?') || !isPlain(event) || event.defaultPrevented) return
      event.preventDefault()
      void address.navigate(to, { state })
    }
    return <DocumentLink to={to} onClick={follow} {...rest} />
  }
  return (place) => ({ ...documentNavigation(place), Link: ListLink })
}
