import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import type { PageHandle } from '#app/preload-page.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { ReturnForm } from '#features/returns/return-form.tsx'
import { returnableLines } from '#features/returns/returnable.ts'
import { orderAhead } from '#lib/api/queries.ts'
import { shopSettings } from '#lib/api/settings.ts'
import * as m from '#texts/returns.ts'

export const handle: PageHandle = { ahead: ({ id = '' }) => orderAhead.ask(id) }

export const loader = signedIn(async ({ params }) => {
  const [order, { returnDays }] = await Promise.all([orderAhead.get(params.id ?? ''), shopSettings()])
  return { order, returnDays }
})

export function Component() {
  const { order, returnDays } = useLoaderData<typeof loader>()
  const lines = returnableLines(order)
  const back = paths.myOrder(order._id)
  return (
    <Page title={m.ask()} intro={m.askText()} back={[back, m.orderTitle(order)]}>
      {lines.length > 0 ? (
        <ReturnForm order={order} lines={lines} returnDays={returnDays} />
      ) : (
        <EmptyState title={m.nothingToReturn()} text={m.nothingToReturnText()}>
          <ButtonLink to={back}>{m.backToTheOrder()}</ButtonLink>
        </EmptyState>
      )}
    </Page>
  )
}
