import { PageTitle } from '#components/ui/page-title.tsx'
import { PortfolioCard } from '#features/portfolio/portfolio-card.tsx'

export function Component() {
  return (
    <div className="page py-10 lg:py-14">
      <PageTitle
        title="My Portfolio"
        description="The workshop behind Wood-Master: contact, education and training, and three projects."
      />
      <PortfolioCard />
    </div>
  )
}
