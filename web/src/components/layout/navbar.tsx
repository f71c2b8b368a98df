import Menu from 'lucide-react/icons/menu'
import Moon from 'lucide-react/icons/moon'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Sun from 'lucide-react/icons/sun'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, useRef } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link, MenuLink, useOpenHere } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { chooseTheme, useDarkTheme } from '#lib/browser/theme.ts'
import { usePageKeys } from '#lib/browser/use-page-keys.ts'
import { useCartEntries } from '#lib/cart/cart.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/layout.ts'
import { Brand } from './brand.tsx'
import { signedInMenu, siteMenu } from './menu.ts'
import { useSignOut } from './use-sign-out.ts'

/** Only for those who are signed in. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

const linkClass =
  'block whitespace-nowrap rounded-field px-3 py-2 font-medium xl:px-2 hover:bg-base-200 aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8'

function MenuLinks() {
  const account = useAccount()
  const entries = account ? [...siteMenu, ...signedInMenu] : siteMenu
  return entries.map(({ name, to }) => (
    <li key={name}>
      <MenuLink to={to} section={to === paths.dashboard} className={linkClass}>
        {name}
      </MenuLink>
    </li>
  ))
}

export function Navbar() {
  const account = useAccount()
  const [open, setOpen] = useOpenHere()
  const opener = useRef<HTMLButtonElement>(null)
  usePageKeys(({ key }) => {
    if (key !== 'Escape') return
    setOpen(false)
    // The focus may be inside what disappears.
    opener.current?.focus()
  }, open)

  return (
    // The right end is not seen before the document goes on after the navbar: half of it would move when the rest comes.
    <header className="sticky top-0 z-20 border-base-300 border-b bg-base-100 print:hidden [&:not(:has(+*))>*>:nth-child(2)]:invisible">
      <div className="mx-auto flex min-h-16 w-full max-w-page in-data-wide:max-w-none items-center justify-between gap-1 px-4 sm:px-8">
        {/* At the left, so that what a sign-in adds moves nothing. */}
        <div className="flex items-center gap-6">
          <Brand />
          <nav aria-label={m.site()} className="hidden xl:block">
            <ul className="flex items-center">
              <MenuLinks />
            </ul>
          </nav>
        </div>
        <div className="flex min-w-0 items-center gap-1 next-frame max-sm:[reading-flow:flex-visual]">
          {/* Before the rest, which a sign-in does not move then; on a phone in the place of the theme, also for the keyboard. */}
          {account && (
            <div className="min-w-0 max-sm:order-1">
              <Suspense fallback={<span className="btn btn-square invisible" />}>
                <AccountMenu />
              </Suspense>
            </div>
          )}
          <div className="hidden shrink-0 xl:block">
            <AccountControls />
          </div>
          <CartLink />
          {/* On a phone the account's menu has it. */}
          <div className={account ? 'max-sm:hidden' : ''}>
            <ThemeToggle />
          </div>
          <button
            ref={opener}
            type="button"
            className="btn btn-ghost btn-square max-sm:order-1 xl:hidden"
            aria-expanded={open}
            aria-controls="site-menu"
            aria-label={m.menu()}
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
      </div>
      <div id="site-menu" hidden={!open} className="border-base-300 border-t xl:hidden">
        {open && (
          <nav aria-label={m.site()} className="page py-3">
            <ul>
              <MenuLinks />
            </ul>
            <div className="mt-3 border-base-300 border-t pt-3">
              <AccountControls />
            </div>
          </nav>
        )}
      </div>
    </header>
  )
}

function AccountControls() {
  const account = useAccount()
  const { leaving, leave } = useSignOut()

  if (!account) {
    return (
      <Link to={paths.login} className={buttonClass('primary')}>
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

function ThemeToggle() {
  const dark = useDarkTheme()
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      onClick={() => chooseTheme(!dark)}
      aria-label={dark ? m.lightenTheme() : m.darkenTheme()}
      className="btn btn-ghost btn-square"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

function CartLink() {
  const { length } = useCartEntries()
  return (
    <MenuLink
      to={paths.cart}
      className="btn btn-ghost relative gap-1.5 px-3 aria-[current]:text-primary"
      aria-label={length === 0 ? m.cartEmpty() : m.cartHolds({ count: length })}
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      {length > 0 && (
        <span
          aria-hidden="true"
          className="grid h-5 min-w-5 place-items-center absolute top-0.5 -end-0.5 rounded-full bg-primary px-1 font-semibold text-primary-content text-xs tabular-nums"
        >
          {length}
        </span>
      )}
    </MenuLink>
  )
}
