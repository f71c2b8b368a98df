import { Link } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { accountMessages } from '#features/auth/account-messages.ts'
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx'
import { FormCard } from '#features/auth/form-card.tsx'

export function Component() {
  return (
    <>
      <PageTitle title={accountMessages.forgotTitle} />
      <FormCard title={accountMessages.forgotTitle}>
        <ForgotPasswordForm />
        <p className="mt-6 text-center">
          <Link to={paths.login} className="link">
            Back to login
          </Link>
        </p>
      </FormCard>
    </>
  )
}
