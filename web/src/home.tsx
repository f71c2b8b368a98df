import { hydrateDocument } from '#app/documents/hydrate.tsx'
import { HomePage } from '#app/home-page.tsx'

hydrateDocument('home', () => <HomePage />)
