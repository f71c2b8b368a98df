import { redirect, useLoaderData } from 'react-router-dom'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { LoginForm } from '#features/auth/login-form.tsx'
import { type LoginPurpose, loginPurpose } from '#features/auth/login-purpose.ts'
import { messages } from '#features/auth/messages.ts'
import { takeAdminsOnly } from '#lib/session/login-notice.ts'
import { rememberedOrigin, takeOrigin } from '#lib/session/origin.ts'
import { session } from '#lib/session/session.ts'
import { keepUnits } from '#lib/text/keep-units.ts'

/** Anyone who is signed in already is sent on. */
export async function loader() {
  if (session.account()) return redirect(takeOrigin())
  return { adminsOnly: takeAdminsOnly(), purpose: await loginPurpose(rememberedOrigin()) }
}

export function Component() {
  const { adminsOnly, purpose } = useLoaderData<{ adminsOnly: boolean; purpose?: LoginPurpose }>()
  const { go } = useSiteNavigation()
  const enter = () => go(takeOrigin())
  return (
    <>
      <PageTitle title="Login" description="Log in to buy, pay and follow your orders." />
      <AuthCard
        title={messages.loginTitle}
        notice={adminsOnly ? messages.adminsOnly : purpose && keepUnits(purpose.text)}
        picture={purpose?.product?.img}
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
