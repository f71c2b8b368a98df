import type { BuysFor } from '@wood-master/contract/tax'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '#lib/api/api.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { deviceStorage, whenWrittenElsewhere } from '#lib/browser/storage.ts'
import { createStore } from '#lib/browser/store.ts'
import { session } from '#lib/session/session.ts'
import { showChosenPrices } from './prices-with-tax.ts'
import { buysForKey } from './shown-prices.ts'

const stored = (): BuysFor => (deviceStorage.read(buysForKey) ? 'myself' : 'business')

const chosen = createStore<BuysFor>(stored())

whenWrittenElsewhere(() => chosen.write(stored()))

/** Whom the visitor buys for: a business, unless she says otherwise. */
export const chosenBuysFor = (): BuysFor => chosen.read()

export const useBuysFor = (): BuysFor => useSyncExternalStore(chosen.subscribe, chosenBuysFor)

/** The country that was chosen here, or in another tab since. */
export function useChosenCountry() {
  const [country, setCountry] = useState(chosenCountry.read)
  useEffect(() => whenWrittenElsewhere(() => setCountry(chosenCountry.read())), [])
  return [country, setCountry] as const
}

function remember(buysFor: BuysFor, country: string | undefined): void {
  deviceStorage.write(buysForKey, buysFor === 'myself' ? buysFor : undefined)
  if (country) chosenCountry.write(country)
  chosen.write(buysFor)
  void showChosenPrices()
}

/** The account learns of choices one after the other, so that it remembers the last one. */
let told: Promise<unknown> = Promise.resolve()

/** Remembered by the browser, and by the account of whoever is signed in, as far as it can be reached. */
export function chooseBuysFor(buysFor: BuysFor, country = chosenCountry.read()): void {
  remember(buysFor, country)
  const { email } = session.account() ?? {}
  if (!email) return
  const body = { email, buysFor, country }
  told = told.then(() => api.call('changeProfile', { params: { email }, body })).catch(() => undefined)
}

/** Milliseconds for which a sign-in waits for what the account remembers. */
const patience = 5_000

/** Goes by what the account remembers, once somebody has signed in, and returns its profile. */
export async function adoptBuysFor(email: string) {
  const signal = AbortSignal.timeout(patience)
  const [profile] = await api.call('getProfile', { query: { email }, signal })
  if (profile?.buysFor) remember(profile.buysFor, chosenCountry.read() ?? profile.country)
  return profile
}
