import { LaterStyles } from '#components/layout/later-styles.tsx'
import { documentNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { RegisterPage } from '../register-page.tsx'
import { DocumentFrame } from './document-frame.tsx'

const navigation = documentNavigation({ pathname: paths.register, search: '' })

export function RegisterDocument() {
  return (
    <DocumentFrame navigation={navigation}>
      <RegisterPage />
      <LaterStyles />
    </DocumentFrame>
  )
}
