import { type ReturnState, returnStates } from '@wood-master/contract/order-states'
import { listPage } from '#app/list-page.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { CardList } from '#components/lists/card-list.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { returnStateNames } from '#components/order/return-names.ts'
import { ReturnCard } from '#features/return-admin/return-card.tsx'
import * as m from '#texts/return-admin.ts'

const choices: Record<string, string> & Record<ReturnState, string> = { '': m.all(), ...returnStateNames }

export const { loader, Component } = listPage('listReturns', {
  title: m.returns(),
  intro: m.intro(),
  limit: 20,
  filterOf: (search) => ({ state: returnStates.find((state) => state === search.get('state')) }),
  filters: () => <ChoiceLinks label={m.returnsByState()} param="state" choices={choices} />,
  list: (page) => (
    <CardList
      page={page}
      noun="return"
      label={m.returns()}
      empty={<EmptyState title={m.nothing()} text={m.nothingText()} />}
    >
      {(one) => <ReturnCard key={one.id} one={one} />}
    </CardList>
  ),
})
