import { LaterStyles } from '#components/layout/later-styles.tsx'
import { paths } from '#config/paths.ts'
import { RegisterPage } from '../register-page.tsx'
import { DocumentFrame } from './document-frame.tsx'

export function RegisterDocument() {
  return (
    <DocumentFrame pathname={paths.register}>
      <RegisterPage />
      <LaterStyles />
    </DocumentFrame>
  )
}
