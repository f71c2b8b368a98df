import type { ResponseOf } from '@wood-master/contract/calls'
import type { LegalPageName } from '@wood-master/contract/legal-pages'

type Pages = ResponseOf<'getLegalPages'>['pages']

/** What the shop owner has written; a page that is not there has the site's own text. */
export interface LegalTexts {
  pages: Pages
  /** What held before, and is to be kept by itself when this is written: orders name the terms that they were placed under. */
  formerTerms: NonNullable<Pages[LegalPageName]>[]
}

/** The texts as they are written now. One that has not changed holds since when it did; former terms are kept. */
export function withTexts(stored: LegalTexts, written: Readonly<Record<LegalPageName, string>>, now: Date) {
  const pages: LegalTexts['pages'] = {}
  for (const [name, text] of Object.entries(written) as [LegalPageName, string][]) {
    const before = stored.pages[name]
    if (text) pages[name] = before?.text === text ? before : { text, from: now.toISOString() }
  }
  const { terms } = stored.pages
  const isFormer = terms && terms !== pages.terms
  return { pages, formerTerms: isFormer ? [...stored.formerTerms, terms] : stored.formerTerms }
}
