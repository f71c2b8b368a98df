import { linkTo } from '#components/ui/button.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { AuthForm } from '#features/auth/auth-form.tsx'
import * as m from '#texts/auth.ts'
import { useEntering } from './use-entering.ts'

export function RegisterPage() {
  const { enter, entering } = useEntering()
  return (
    <>
      <PageTitle title={m.register()} description={m.registerIntro()} />
      <AuthCard
        title={m.registerTitle()}
        entering={entering}
        onSignedIn={enter}
        elsewhere={richText(m.haveAnAccount(), {
          link: linkTo(paths.login),
        })}
      >
        <AuthForm isNew entering={entering} onSignedIn={enter} />
      </AuthCard>
    </>
  )
}
