import { paths } from '#config/paths.ts'
import { RegisterPage } from '../register-page.tsx'
import { WholeDocument } from './document-frame.tsx'

export function RegisterDocument() {
  return (
    <WholeDocument pathname={paths.register}>
      <RegisterPage />
    </WholeDocument>
  )
}
