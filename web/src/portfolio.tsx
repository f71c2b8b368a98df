import { hydrateDocument } from '#app/documents/hydrate.ts'
import { PortfolioPage } from '#app/documents/portfolio-page.tsx'

hydrateDocument(() => <PortfolioPage />)
