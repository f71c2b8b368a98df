import { LaterStyles } from '#components/layout/later-styles.tsx'
import { documentNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { PortfolioCard } from '#features/portfolio/portfolio-card.tsx'
import { DocumentFrame } from './document-frame.tsx'

const navigation = documentNavigation({ pathname: paths.portfolio, search: '' })

export function PortfolioPage() {
  return (
    <DocumentFrame navigation={navigation}>
      <div className="page py-10 lg:py-14">
        <PortfolioCard />
      </div>
      <LaterStyles />
    </DocumentFrame>
  )
}
