import { linkTo } from '#components/ui/button.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { AuthCard } from '#features/auth/auth-card.tsx'
import type { LoginReason } from '#features/auth/login-purpose.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/auth.ts'

export function LoginPage({ adminsOnly, purpose }: LoginReason) {
  return (
    <>
      <PageTitle title={m.login()} description={m.loginIntro()} />
      <AuthCard
        title={m.loginTitle()}
        notice={adminsOnly ? m.adminsOnly() : purpose && keepUnits(purpose.text)}
        picture={purpose?.product?.img}
        elsewhere={richText(m.newHere(), { link: linkTo(paths.register) })}
      >
        <p className="mt-4 text-center">
          <TextLink to={paths.forgotPassword}>{m.forgotYourPassword()}</TextLink>
        </p>
      </AuthCard>
    </>
  )
}

export function RegisterPage() {
  return (
    <>
      <PageTitle title={m.register()} description={m.registerIntro()} />
      <AuthCard
        isNew
        title={m.registerTitle()}
        elsewhere={richText(m.haveAnAccount(), { link: linkTo(paths.login) })}
      />
    </>
  )
}
