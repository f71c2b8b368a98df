import type { ResponseOf } from '@wood-master/contract/calls'
import { type LegalPageName, standardTerms } from '@wood-master/contract/legal-pages'
import { loadedOnce } from '#lib/browser/shared-promise.ts'
import * as m from '#texts/legal.ts'
import { api } from './api.ts'

export type LegalPages = ResponseOf<'getLegalPages'>

export const legalTitles: Record<LegalPageName, string> = {
  terms: m.terms(),
  privacy: m.privacy(),
  imprint: m.imprint(),
  returns: m.returns(),
  accessibility: m.accessibility(),
}

export const standardTexts = ({ returnDays }: { returnDays: number }): Record<LegalPageName, string> => ({
  terms: m.standardTerms(),
  privacy: m.standardPrivacy(),
  imprint: m.standardImprint(),
  returns: m.standardReturns({ days: returnDays }),
  accessibility: m.standardAccessibility(),
})

/** Which terms of sale hold now, as an order keeps them. Throws `ApiError`. */
export const termsVersion: () => Promise<string> = loadedOnce(async () => {
  const { pages } = await api.call('getLegalPages')
  return pages.terms?.from ?? standardTerms
})
