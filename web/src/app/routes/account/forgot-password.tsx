import { TextLink } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx'
import { FormCard } from '#features/auth/form-card.tsx'
import * as accountTexts from '#texts/auth.ts'
import * as m from '#texts/pages.ts'

export function Component() {
  return (
    <>
      <PageTitle title={accountTexts.forgotTitle()} />
      <FormCard title={accountTexts.forgotTitle()}>
        <ForgotPasswordForm />
        <p className="mt-6 text-center">
          <TextLink to={paths.login}>{m.backToLogin()}</TextLink>
        </p>
      </FormCard>
    </>
  )
}
