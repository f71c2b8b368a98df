import { redirect, useLoaderData } from 'react-router-dom'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { LoginForm } from '#features/auth/login-form.tsx'
import { messages } from '#features/auth/messages.ts'
import { takeAdminsOnly } from '#lib/session/login-notice.ts'
import { takeOrigin } from '#lib/session/origin.ts'
import { session } from '#lib/session/session.ts'

/** Anyone who is signed in already is sent on. */
export function loader() {
  return session.account() ? redirect(takeOrigin()) : { adminsOnly: takeAdminsOnly() }
}

export function Component() {
  const { adminsOnly } = useLoaderData<{ adminsOnly: boolean }>()
  const { go } = useSiteNavigation()
  const enter = () => go(takeOrigin())
  return (
    <>
      <PageTitle title="Login" description="Log in to buy, pay and follow your orders." />
      <AuthCard
        title={messages.loginTitle}
        notice={adminsOnly ? messages.adminsOnly : undefined}
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
        <LoginForm onSignedIn={enter} />
        <p className="mt-4 text-center">
          <Link to={paths.forgotPassword} className="link">
            Forgot your password?
          </Link>
        </p>
      </AuthCard>
    </>
  )
}
