import type { MouseEvent } from 'react'
import {
  DocumentLink,
  documentNavigation,
  type LinkProps,
  type Navigation,
  type Place,
} from '#components/ui/navigation.tsx'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import type { ListAddress } from './list-address.ts'

/** How a list's document navigates: its own queries in place, everything else by plain links. */
export function listNavigation(
  address: Pick<ListAddress<unknown>, 'navigate'>,
): (place: Place) => Navigation {
  function ListLink({ to, state, onClick, ...rest }: LinkProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!to.startsWith('?') || !isPlainClick(event) || event.defaultPrevented) return
      event.preventDefault()
      void address.navigate(to, { state })
    }
    return <DocumentLink to={to} onClick={follow} {...rest} />
  }
  return (place) => ({ ...documentNavigation(place), Link: ListLink })
}
