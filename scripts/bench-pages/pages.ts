import { exampleAddresses } from '@wood-master/contract/documents'
import type { Start } from '../benchmarks/tools/chromium.ts'

export interface MeasuredPage {
  /** As it is called in the table and with `--only`. */
  name: string
  url: string
  kind: 'floor' | 'public' | 'dashboard'
}

/** What a part of the benchmark gets; it resolves with its paragraphs for docs/benchmarks.md. */
export interface Bench {
  start: Start
  pages: MeasuredPage[]
  shop: string
  rounds: number
  /** The folder of a profile in which this account is signed in. */
  profiles: (who: 'shopper' | 'admin') => Promise<string>
}

/** The floor and every page, or the floor and those of the given names. */
export function measuredPages(
  floor: string,
  shop: string,
  productId: string,
  only: string[],
): MeasuredPage[] {
  // The first three in Arabic, too, whose letters and direction are furthest from English.
  const english = exampleAddresses('{id}')
  const names = [...english, ...english.slice(0, 3).map((path) => `/ar${path}`.replace(/\/$/, ''))]
  const pages: MeasuredPage[] = [
    ...names.map((name) => ({ name, url: shop + name.replace('{id}', productId), kind: 'public' as const })),
    { name: '/dashboard', url: `${shop}/dashboard`, kind: 'dashboard' },
  ]
  const wanted = pages.filter(({ name }) => only.length === 0 || only.includes(name))
  return [{ name: 'floor', url: `${floor}/`, kind: 'floor' }, ...wanted]
}
