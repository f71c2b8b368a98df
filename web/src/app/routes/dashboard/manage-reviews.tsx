import { listPage } from '#app/list-page.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { ModeratedReviews } from '#features/reviews/moderated-reviews.tsx'
import * as m from '#texts/moderation.ts'
import * as reviews from '#texts/reviews.ts'

const showParam = 'show'
const showChoices = { '': reviews.shownPublic(), hidden: reviews.hidden() } as const
const areHiddenIn = (search: URLSearchParams) => search.get(showParam) === 'hidden'

const noneHidden = { title: m.noneHidden(), text: m.noneHiddenText() }
const noneYet = { title: m.noneYet(), text: m.noneYetText() }

export const { loader, Component } = listPage('listReviewsToModerate', {
  title: m.title(),
  intro: m.intro(),
  limit: 15,
  filterOf: (search) => (areHiddenIn(search) ? { show: 'hidden' as const } : {}),
  filters: () => <ChoiceLinks label={m.filterReviews()} param={showParam} choices={showChoices} />,
  list: (page, search) => {
    const areHidden = areHiddenIn(search)
    const empty = <EmptyState {...(areHidden ? noneHidden : noneYet)} />
    return <ModeratedReviews page={page} areHidden={areHidden} empty={empty} />
  },
})
