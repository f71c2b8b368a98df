import { hydrateSignedOut } from '#app/documents/hydrate-signed-out.ts'
import { LoginDocument } from '#app/documents/way-in-documents.tsx'

hydrateSignedOut('login', () => <LoginDocument />)
