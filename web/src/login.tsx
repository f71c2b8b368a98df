import { hydrateSignedOut } from '#app/documents/hydrate-signed-out.ts'
import { LoginDocument } from '#app/documents/login-document.tsx'

hydrateSignedOut('login', () => <LoginDocument />)
