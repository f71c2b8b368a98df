import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminList } from '#app/admin-loaders.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { Page } from '#components/ui/page.tsx'
import { ModeratedReviews } from '#features/reviews/moderated-reviews.tsx'
import * as m from '#texts/moderation.ts'
import * as reviews from '#texts/reviews.ts'

const showParam = 'show'
const showChoices = { '': reviews.shownPublic(), hidden: reviews.hidden() } as const
const areHiddenIn = (search: URLSearchParams) => search.get(showParam) === 'hidden'

export const loader = adminList('listReviewsToModerate', 15, (search) =>
  areHiddenIn(search) ? { show: 'hidden' as const } : {},
)

const noneHidden = { title: m.noneHidden(), text: m.noneHiddenText() }
const noneYet = { title: m.noneYet(), text: m.noneYetText() }

export function Component() {
  const page = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const areHidden = areHiddenIn(search)
  return (
    <Page title={m.title()} intro={m.intro()}>
      <div className="mb-6">
        <ChoiceLinks label={m.filterReviews()} param={showParam} choices={showChoices} />
      </div>
      <Deferred query={page} skeleton={<RowSkeletons rows={4} className="h-40" />}>
        {(loaded) => (
          <ModeratedReviews
            page={loaded}
            areHidden={areHidden}
            empty={<EmptyState {...(areHidden ? noneHidden : noneYet)} />}
          />
        )}
      </Deferred>
    </Page>
  )
}
