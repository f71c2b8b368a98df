import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MenuLink, useOpenHere } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { chooseTheme, useDarkTheme } from '#lib/browser/theme.ts'
import { type Account, useAccount } from '#lib/session/session.ts'
import * as m from '#texts/layout.ts'
import type { MenuEntry } from './menu.ts'
import { useSignOut } from './use-sign-out.ts'

const entries: MenuEntry[] = [
  { name: m.myProfile(), to: paths.myProfile },
  { name: m.myOrders(), to: paths.myOrders },
]

const entryClass =
  'flex min-h-11 w-full cursor-pointer items-center rounded-field px-3 text-start hover:bg-base-200 aria-[current=page]:font-semibold aria-[current=page]:text-primary'

export function AccountMenu() {
  const account = useAccount()
  const id = useId()
  const dark = useDarkTheme()
  const { box, open, toggle } = useDisclosure<HTMLDivElement>()
  const { leaving, leave } = useSignOut()
  if (!account) return null
  const name = account.name ?? account.email

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        title={account.email}
        onClick={toggle}
        className="btn btn-ghost max-xl:btn-square max-w-full gap-2 xl:px-1.5"
      >
        <span className="sr-only">{m.accountOfName({ name })}</span>
        <Avatar account={account} />
        <span aria-hidden="true" dir="auto" className="hidden max-w-28 truncate font-semibold xl:block">
          {name}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`hidden size-4 shrink-0 xl:block ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full end-0 z-30 mt-2 w-64 rounded-box border border-base-300 bg-base-100 p-2 shadow-lg"
      >
        {open && (
          <>
            <p className="wrap-anywhere border-base-300 border-b px-3 pt-1 pb-2">
              <span className="block font-semibold">{name}</span>
              {account.name && <span className="block text-base-content/75 text-sm">{account.email}</span>}
            </p>
            <nav aria-label={m.account()} className="py-1">
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <MenuLink to={entry.to} className={entryClass}>
                      {entry.name}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="border-base-300 border-t pt-1">
              <button type="button" className={entryClass} onClick={() => chooseTheme(!dark)}>
                {dark ? m.lightTheme() : m.darkTheme()}
              </button>
              <button type="button" className={entryClass} disabled={leaving} onClick={leave}>
                {m.signOut()}
              </button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function Avatar({ account: { name, email, photoUrl } }: { account: Account }) {
  const [missing, setMissing] = useState<string>()
  if (photoUrl && missing !== photoUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        onError={() => setMissing(photoUrl)}
        className="size-9 shrink-0 rounded-full bg-base-200 object-cover"
      />
    )
  }
  const [initial = ''] = name?.trim() || email
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-primary font-semibold text-primary-content uppercase"
    >
      {initial}
    </span>
  )
}

/** Something that a button opens: navigating, Escape, a press elsewhere and tabbing out of it close it. */
function useDisclosure<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [open, setOpen] = useOpenHere()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    // The focus is inside what disappears.
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus()
    setOpen(false)
  })
  const onElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
  })
  useEffect(() => {
    if (!open) return
    const key = (event: KeyboardEvent) => onKey(event)
    const elsewhere = (event: Event) => onElsewhere(event)
    // Before whatever else listens for Escape: one press closes one thing.
    document.addEventListener('keydown', key, { capture: true })
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('keydown', key, { capture: true })
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [open])

  return { box, open, toggle: () => setOpen(!open) }
}
