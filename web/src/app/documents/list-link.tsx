import { type MouseEvent, use } from 'react'
import { AddressContext } from '#components/lists/use-address.ts'
import { DocumentLink, type LinkProps } from '#components/ui/navigation.tsx'
import { isPlainClick } from '#lib/browser/plain-click.ts'

/** A link of a list's document: to its own queries in place, to everything else a plain one. */
export function ListLink({ to, state, onClick, ...rest }: LinkProps) {
  const address = use(AddressContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!to.startsWith('?') || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    void address?.navigate(to, { state })
  }
  return <DocumentLink to={to} onClick={follow} {...rest} />
}
