import type { DeliveryTime } from '@wood-master/contract/pages'
import Truck from 'lucide-react/icons/truck'
import { startTransition, useEffect, useState } from 'react'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { session } from '#lib/session/session.ts'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/products.ts'

/** From the quickest to the slowest of all countries: `2–10`. */
function daysAnywhere(times: readonly DeliveryTime[]): string | undefined {
  const days = times.flatMap((time) => time.days?.match(/\d+/g) ?? []).map(Number)
  if (days.length === 0) return undefined
  const [least, most] = [Math.min(...days), Math.max(...days)]
  return least === most ? String(least) : `${least}–${most}`
}

function noteFor(times: readonly DeliveryTime[], country: string | undefined): string {
  const reaching = country ? times.filter(({ countries }) => countries.includes(country)) : times
  const [first] = reaching
  if (!first) return m.deliveryByAgreement()
  const days = country ? first.days : daysAnywhere(times)
  if (!country) return days ? m.deliveryIn({ days }) : m.deliverySomewhere()
  const to = { country: countryName(country) }
  return days ? m.deliveryToIn({ ...to, days }) : m.deliveryTo(to)
}

/** How long delivery takes: to the reader's country once that is known, before that to any. */
export function DeliveryNote({ times }: { times: readonly DeliveryTime[] }) {
  const [country, setCountry] = useState<string>()
  // No store: what differs from it as the page begins to listen is drawn at once, and all that waits with it.
  useEffect(() => {
    const follow = () => startTransition(() => setCountry(knownCountry()))
    follow()
    return session.subscribe(follow)
  }, [])
  return (
    <p className="flex items-center gap-2 border-base-300 border-t pt-4 text-sm">
      <Truck aria-hidden="true" className="size-5 shrink-0" />
      {noteFor(times, country)}
    </p>
  )
}

/** What the reader chose or had something sent to; a guess by the languages only while nobody is signed in. */
function knownCountry(): string | undefined {
  const chosen = chosenCountry.read()
  if (chosen || session.account()) return chosen
  return navigator.languages.map((language) => new Intl.Locale(language).region).find(Boolean)
}
