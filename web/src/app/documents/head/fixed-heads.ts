import { paths } from '#config/paths.ts'
import { shop } from '#config/shop.ts'
import * as m from '#texts/documents.ts'
import type { PageHead } from './page-head.tsx'

const head = (site: string, path: string, title: string, description: string): PageHead => ({
  title,
  description,
  canonical: site + path,
  image: `${site}/og.jpg`,
})

export const blogHead = (site: string) => head(site, paths.blog, m.blog(), m.blogDescription())

export const portfolioHead = (site: string) =>
  head(site, paths.portfolio, m.myPortfolio(), m.portfolioDescription())

export const loginHead = (site: string) => head(site, paths.login, m.login(), m.loginDescription())

export const registerHead = (site: string) =>
  head(site, paths.register, m.register(), m.registerDescription())

export function homeHead(site: string): PageHead {
  return {
    title: m.homeTitle({ name: shop.name }),
    isWholeTitle: true,
    description: m.homeDescription(),
    canonical: site + paths.home,
    image: `${site}/og.jpg`,
  }
}

/** Of the pages that say more of themselves once they run. */
export function shopHead(site: string): PageHead {
  return {
    title: shop.name,
    isWholeTitle: true,
    description: m.shopDescription(),
    image: `${site}/og.jpg`,
  }
}
