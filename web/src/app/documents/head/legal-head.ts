import { paths } from '#config/paths.ts'
import { legalTitles } from '#lib/api/legal-pages.ts'
import * as m from '#texts/app.ts'
import type { LegalPageData } from '../page-data.ts'
import { type PageHead, previewOf } from './page-head.tsx'

export function legalHead(data: LegalPageData, site: string): PageHead {
  const image = `${site}/og.jpg`
  if (!data.name) return { title: m.pageNotFound(), description: m.notFoundText(), image, noindex: true }
  const { name, text } = data
  return {
    title: legalTitles[name],
    canonical: site + paths.legal(name),
    description: previewOf(text),
    image,
  }
}
