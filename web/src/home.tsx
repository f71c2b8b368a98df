import { hydrateDocument } from '#app/documents/hydrate.ts'
import { HomePage } from '#app/home-page.tsx'

hydrateDocument(() => <HomePage />)
