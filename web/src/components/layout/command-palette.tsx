import { mayCall, type Role } from '@wood-master/contract/roles'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { letterKeys } from '#components/lists/use-row-keys.ts'
import { Modal } from '#components/ui/modal.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { usePageKeys } from '#lib/browser/use-page-keys.ts'
import * as m from '#texts/layout.ts'
import { adminExtraMenu, adminMenu, menuOf } from './dashboard-menu.ts'
import type { MenuEntry } from './menu.ts'

const searches = [
  { call: 'listOrders', path: adminPaths.manageOrder, name: m.findOrders },
  { call: 'changeProduct', path: adminPaths.manageProducts, name: m.findProducts },
  { call: 'listUsers', path: adminPaths.manageUser, name: m.findPeople },
] as const

/** The pages that have each of the words in their names, and then where the words can be searched. */
function goalsFor(typed: string, role: Role): MenuEntry[] {
  const words = typed.toLowerCase().split(/\s+/)
  const pages = [...menuOf(adminMenu, role), ...menuOf(adminExtraMenu, role)].filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  )
  if (typed === '') return pages
  const found = searches.filter(({ call }) => mayCall(role, call))
  return [
    ...pages,
    ...found.map(({ path, name }) => ({
      name: name({ words: typed }),
      to: `${path}?q=${encodeURIComponent(typed)}`,
    })),
  ]
}

export function CommandPalette({ role }: { role: Role }) {
  const [open, setOpen] = useState(false)
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    // Browsers have a search of their own there.
    event.preventDefault()
    setOpen(true)
  })
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost mb-1 w-full justify-between font-normal max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        {m.goTo()} <kbd className="kbd kbd-sm">{m.paletteKeys()}</kbd>
      </button>
      {open && <Palette role={role} onClose={() => setOpen(false)} />}
    </>
  )
}

function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const { go } = useSiteNavigation()
  const [typed, setTyped] = useState('')
  const [areOn, setAreOn] = useState(letterKeys.areOn)
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has opened, which puts the focus on its first button.
  useEffect(() => field.current?.focus(), [])
  const goals = goalsFor(typed.trim(), role)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = goals
    if (!first) return
    onClose()
    go(first.to)
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops[at + step]?.focus()
  }
  return (
    <Modal title={m.goTo()} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go on from whatever of it has the focus */}
      <div onKeyDown={walk}>
        <form onSubmit={submit}>
          <input
            ref={field}
            aria-label={m.goToField()}
            placeholder={m.goToField()}
            autoComplete="off"
            className="input w-full"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
        <ul className="mt-2 max-h-80 overflow-y-auto">
          {goals.map(({ name, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="wrap-anywhere flex min-h-10 items-center rounded-field px-3 py-1 hover:bg-base-200 focus:bg-base-200"
                onClick={onClose}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <label className="mt-4 flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={areOn}
          onChange={({ target }) => {
            letterKeys.turn(target.checked)
            setAreOn(target.checked)
          }}
        />
        {m.letterKeys()}
      </label>
    </Modal>
  )
}
