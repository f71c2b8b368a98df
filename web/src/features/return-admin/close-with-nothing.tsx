import { ActionButton } from '#components/forms/action-button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/return-admin.ts'
import type { ListedReturn } from './return-card.tsx'

/** Ends a return without money or goods: nothing came, or it was settled otherwise. */
export function CloseWithNothing({ one }: { one: ListedReturn }) {
  const close = (reason: string) => {
    const body = { state: 'closed', outcome: 'none', reason } as const
    return api.call('moveReturn', { params: { id: one.id }, body })
  }
  const reason = { title: m.closeTitle(), text: m.closeText(), confirm: m.closeWithNothing() }
  return (
    <ActionButton look="plain" small action={close} reason={reason}>
      {m.closeWithNothing()}
      <span className="sr-only"> {one.number}</span>
    </ActionButton>
  )
}
