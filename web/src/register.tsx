import { hydrateSignedOut } from '#app/documents/hydrate-signed-out.ts'
import { RegisterDocument } from '#app/documents/register-document.tsx'

hydrateSignedOut('register', () => <RegisterDocument />)
