import { useEffect, useState } from 'react'
import { LoginPage, RegisterPage } from '#app/ways-in.tsx'
import { paths } from '#config/paths.ts'
import { type LoginReason, loginReason } from '#features/auth/login-purpose.ts'
import { DocumentFrame } from './document-frame.tsx'

/** The login page as it is opened by its address: what it is asked for is said once it runs. */
export function LoginDocument() {
  const [reason, setReason] = useState<LoginReason>({ adminsOnly: false, purpose: undefined })
  useEffect(() => {
    loginReason().then(setReason)
  }, [])
  return (
    <DocumentFrame pathname={paths.login}>
      <LoginPage {...reason} />
    </DocumentFrame>
  )
}

export const RegisterDocument = () => (
  <DocumentFrame pathname={paths.register}>
    <RegisterPage />
  </DocumentFrame>
)
