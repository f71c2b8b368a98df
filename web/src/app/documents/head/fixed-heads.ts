import { shop } from '#config/shop.ts'
import type { PageHead } from './page-head.tsx'

function head(site: string, title: string, description: string): PageHead {
  return { title, description, image: `${site}/og.jpg` }
}

export const blogHead = (site: string) =>
  head(
    site,
    'Blog',
    'Five questions about React and JavaScript, answered in the time a coat of oil takes to dry.',
  )

export const portfolioHead = (site: string) =>
  head(
    site,
    'My Portfolio',
    'The workshop behind Wood-Master: contact, education and training, and three projects.',
  )

export const loginHead = (site: string) => head(site, 'Login', 'Log in to buy, pay and follow your orders.')

export const registerHead = (site: string) =>
  head(site, 'Register', 'Create an account to buy parts and tools from Wood-Master.')

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
