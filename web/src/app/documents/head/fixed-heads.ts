import { shop } from '#config/shop.ts'
import type { PageHead } from './page-head.tsx'

/** Of the home page. */
export function homeHead(site: string): PageHead {
  return {
    title: `${shop.name} · Parts and tools for people who work wood`,
    isWholeTitle: true,
    description:
      'Dowels, table legs, knobs, planes, chisels and clamps from a workshop with over 20 years of experience, sold to wholesale and retail shop owners everywhere.',
    image: `${site}/og.jpg`,
  }
}

/** Of the pages that say more of themselves once they run. */
export function shopHead(site: string): PageHead {
  return {
    title: shop.name,
    isWholeTitle: true,
    description: 'Wood-working parts and tools for wholesale and retail shop owners.',
    image: `${site}/og.jpg`,
  }
}
