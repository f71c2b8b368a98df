import { hydrateDocument } from '#app/documents/hydrate.tsx'
import { LegalPage } from '#app/documents/legal-page.tsx'
import { type LegalPageData, readPageData } from '#app/documents/page-data.ts'

hydrateDocument('legal', () => (
  <LegalPage data={readPageData<LegalPageData>()} pathname={window.location.pathname} />
))
