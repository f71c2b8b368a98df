import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { rememberOrigin } from '#lib/session/origin.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/layout.ts'
import { useSignOut } from './use-sign-out.ts'

export function AccountControls() {
  const account = useAccount()
  const { pathname } = useSiteNavigation()
  const { leaving, leave } = useSignOut()

  if (!account) {
    const signingIn = pathname === paths.login || pathname === paths.register
    return (
      <Link
        to={paths.login}
        className={buttonClass('primary')}
        onClick={() => !signingIn && rememberOrigin(pathname + window.location.search)}
      >
        {m.login()}
      </Link>
    )
  }
  return (
    <Button look="plain" pending={leaving} onClick={leave}>
      {m.signOut()}
    </Button>
  )
}
