import { hydrateDocument } from '#app/documents/hydrate.tsx'
import { PortfolioPage } from '#app/documents/portfolio-page.tsx'

hydrateDocument('portfolio', () => <PortfolioPage />)
