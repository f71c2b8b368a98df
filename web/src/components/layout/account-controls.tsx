import { useState } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { rememberOrigin } from '#lib/session/origin.ts'
import { useAccount } from '#lib/session/session.ts'
import { signOutEverywhere } from '#lib/session/sign-out.ts'

/** The account's name and Sign Out, or Login. */
export function AccountControls() {
  const account = useAccount()
  const { go, pathname } = useSiteNavigation()
  const [leaving, setLeaving] = useState(false)

  if (!account) {
    const signingIn = pathname === paths.login || pathname === paths.register
    return (
      <Link
        to={paths.login}
        className={buttonClass('primary')}
        onClick={() => !signingIn && rememberOrigin(pathname + window.location.search)}
      >
        Login
      </Link>
    )
  }

  const leave = async () => {
    setLeaving(true)
    try {
      await signOutEverywhere()
    } finally {
      setLeaving(false)
      go(paths.home)
    }
  }

  return (
    <div className="flex items-center gap-2">
      <span className="max-w-40 truncate xl:max-w-28 2xl:max-w-40 font-semibold" title={account.email}>
        {account.name ?? account.email}
      </span>
      <Button look="plain" pending={leaving} onClick={leave}>
        Sign Out
      </Button>
    </div>
  )
}
