import { hydrateSignedOut } from '#app/documents/hydrate-signed-out.ts'
import { RegisterDocument } from '#app/documents/way-in-documents.tsx'

hydrateSignedOut('register', () => <RegisterDocument />)
