import { paths } from '#config/paths.ts'
import { legalTitles } from '#lib/api/legal-pages.ts'
import * as m from '#texts/legal.ts'
import type { LegalPageData } from '../page-data.ts'
import { type PageHead, previewOf } from './page-head.tsx'

export function legalHead({ name, text }: LegalPageData, site: string): PageHead {
  const common = { description: previewOf(text), image: `${site}/og.jpg` }
  return name
    ? { title: legalTitles[name], canonical: site + paths.legal(name), ...common }
    : { title: m.unknown(), noindex: true, ...common }
}
