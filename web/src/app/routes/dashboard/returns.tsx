import { type ReturnState, returnStates } from '@wood-master/contract/order-states'
import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { returnStateNames } from '#components/order/return-names.ts'
import { Page } from '#components/ui/page.tsx'
import { ReturnCard } from '#features/return-admin/return-card.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/return-admin.ts'

const pageSize = 20

export const loader = adminOnly(({ request }) => {
  const search = new URL(request.url).searchParams
  const state = returnStates.find((one) => one === search.get('state'))
  const query = { state, limit: pageSize, cursor: pageOf(search).cursor }
  return pageQuery(['returns', query], (signal) => api.list('listReturns', { query, signal }))
}, 'listReturns')

const choices: Record<string, string> & Record<ReturnState, string> = { '': m.all(), ...returnStateNames }

export function Component() {
  const page = useLoaderData<typeof loader>()
  return (
    <Page title={m.returns()} intro={m.intro()}>
      <div className="mb-6">
        <ChoiceLinks label={m.returnsByState()} param="state" choices={choices} />
      </div>
      <Deferred query={page} skeleton={<RowSkeletons rows={3} className="h-40" />}>
        {(loaded) => (
          <ListFrame
            page={loaded}
            noun="return"
            label={m.returns()}
            empty={<EmptyState title={m.nothing()} text={m.nothingText()} />}
          >
            {(items) => (
              <ul className="flex flex-col gap-4">
                {items.map((one) => (
                  <ReturnCard key={one.id} one={one} />
                ))}
              </ul>
            )}
          </ListFrame>
        )}
      </Deferred>
    </Page>
  )
}
