import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useState } from 'react'
import { toPage, useAddress } from '#components/lists/use-address.ts'
import { Button, IconButton } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { deviceStorage, parsed, whenWrittenElsewhere } from '#lib/browser/storage.ts'
import * as m from '#texts/order-admin.ts'

interface View {
  name: string
  search: string
}

const key = 'order-views'
const mostViews = 20

/** Anybody can write into a browser's storage. */
function keptViews(): View[] {
  const kept = parsed(deviceStorage.read(key))
  if (!Array.isArray(kept)) return []
  return kept.flatMap((view: Partial<View> | null) => {
    const { name, search } = view ?? {}
    return typeof name === 'string' && typeof search === 'string' ? [{ name, search }] : []
  })
}

export function SavedViews() {
  const { search } = useAddress()
  const [views, setViews] = useState(keptViews)
  const [typed, setTyped] = useState('')
  const now = toPage(search, {}).toString()
  useEffect(() => whenWrittenElsewhere(() => setViews(keptViews())), [])
  /** Of what is kept now: another tab may have saved since. */
  const keep = (change: (kept: View[]) => View[]) => {
    const next = change(keptViews())
    setViews(next)
    deviceStorage.write(key, JSON.stringify(next))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    if (!name) return
    setTyped('')
    keep((kept) => [...kept.filter((view) => view.name !== name), { name, search: now }].slice(-mostViews))
  }
  const isSaved = views.some((view) => view.search === now)
  if (views.length === 0 && now === '') return null
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      {views.length > 0 && (
        <nav aria-label={m.savedViews()}>
          <ul className="flex flex-wrap gap-1.5">
            {views.map((view) => (
              <li
                key={view.name}
                ref={keepFocus}
                className="flex items-center rounded-full border border-base-300"
              >
                <Link
                  to={`?${view.search}`}
                  aria-current={view.search === now ? 'true' : undefined}
                  className="inline-flex min-h-9 items-center rounded-full ps-3.5 pe-1 text-sm aria-[current=true]:font-semibold"
                >
                  {view.name}
                </Link>
                <IconButton
                  icon={X}
                  className="btn-sm btn-circle"
                  label={m.forgetView(view)}
                  onClick={() => keep((kept) => kept.filter(({ name }) => name !== view.name))}
                  iconClass="size-4"
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {now !== '' && !isSaved && (
        <form ref={keepFocus} onSubmit={save} className="flex flex-wrap items-center gap-2">
          <input
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={40}
            aria-label={m.viewName()}
            placeholder={m.viewName()}
            className="input input-sm h-9 w-44"
          />
          <Button type="submit" look="plain" small disabled={!typed.trim()}>
            {m.saveView()}
          </Button>
        </form>
      )}
    </div>
  )
}
