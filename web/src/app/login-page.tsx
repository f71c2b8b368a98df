import { Link } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { LoginForm } from '#features/auth/login-form.tsx'
import type { LoginReason } from '#features/auth/login-purpose.ts'
import { messages } from '#features/auth/messages.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { useEntering } from './use-entering.ts'

export function LoginPage({ adminsOnly, purpose }: LoginReason) {
  const { enter, entering } = useEntering()
  return (
    <>
      <PageTitle title="Login" description="Log in to buy, pay and follow your orders." />
      <AuthCard
        title={messages.loginTitle}
        notice={adminsOnly ? messages.adminsOnly : purpose && keepUnits(purpose.text)}
        picture={purpose?.product?.img}
        entering={entering}
        onSignedIn={enter}
        elsewhere={
          <>
            New here?{' '}
            <Link to={paths.register} className="link">
              Create an account
            </Link>
          </>
        }
      >
        <LoginForm entering={entering} onSignedIn={enter} />
        <p className="mt-4 text-center">
          <Link to={paths.forgotPassword} className="link">
            Forgot your password?
          </Link>
        </p>
      </AuthCard>
    </>
  )
}
