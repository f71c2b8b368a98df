import { Link } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { messages } from '#features/auth/messages.ts'
import { RegisterForm } from '#features/auth/register-form.tsx'
import { useEntering } from './use-entering.ts'

export function RegisterPage() {
  const { enter, entering } = useEntering()
  return (
    <>
      <PageTitle title="Register" description="Create an account to buy parts and tools from Wood-Master." />
      <AuthCard
        title={messages.registerTitle}
        entering={entering}
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
        <RegisterForm entering={entering} onSignedIn={enter} />
      </AuthCard>
    </>
  )
}
