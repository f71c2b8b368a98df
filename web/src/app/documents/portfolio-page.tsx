import { paths } from '#config/paths.ts'
import { PortfolioCard } from '#features/portfolio/portfolio-card.tsx'
import { DocumentFrame } from './document-frame.tsx'

export function PortfolioPage() {
  return (
    <DocumentFrame pathname={paths.portfolio}>
      <div className="page py-10 lg:py-14">
        <PortfolioCard />
      </div>
    </DocumentFrame>
  )
}
