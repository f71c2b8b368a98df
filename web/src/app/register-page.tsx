import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { messages } from '#features/auth/messages.ts'
import { RegisterForm } from '#features/auth/register-form.tsx'
import { takeOrigin } from '#lib/session/origin.ts'

export function RegisterPage() {
  const { go } = useSiteNavigation()
  const enter = () => go(takeOrigin())
  return (
    <>
      <PageTitle title="Register" description="Create an account to buy parts and tools from Wood-Master." />
      <AuthCard
        title={messages.registerTitle}
        onSignedIn={enter}
        elsewhere={
          <>
            Already have an account?{' '}
            <Link to={paths.login} className="link">
              Login
            </Link>
          </>
        }
      >
        <RegisterForm onSignedIn={enter} />
      </AuthCard>
    </>
  )
}
