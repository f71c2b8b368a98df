import { type ReturnState, returnStates } from '@wood-master/contract/order-states'
import { useLoaderData } from 'react-router-dom'
import { adminList } from '#app/admin-loaders.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { CardList } from '#components/lists/card-list.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { returnStateNames } from '#components/order/return-names.ts'
import { Page } from '#components/ui/page.tsx'
import { ReturnCard } from '#features/return-admin/return-card.tsx'
import * as m from '#texts/return-admin.ts'

export const loader = adminList('listReturns', 20, (search) => ({
  state: returnStates.find((state) => state === search.get('state')),
}))

const choices: Record<string, string> & Record<ReturnState, string> = { '': m.all(), ...returnStateNames }

export function Component() {
  const page = useLoaderData<typeof loader>()
  return (
    <Page title={m.returns()} intro={m.intro()}>
      <div className="mb-6">
        <ChoiceLinks label={m.returnsByState()} param="state" choices={choices} />
      </div>
      <CardList
        query={page}
        noun="return"
        label={m.returns()}
        empty={<EmptyState title={m.nothing()} text={m.nothingText()} />}
      >
        {(one) => <ReturnCard key={one.id} one={one} />}
      </CardList>
    </Page>
  )
}
