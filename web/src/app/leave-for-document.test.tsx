import type { LoaderFunctionArgs } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { siteOpened, siteOpens } from '#lib/browser/opening.ts'
import { leaveForDocument } from './leave-for-document.ts'

afterEach(() => {
  siteOpened()
  window.history.replaceState(null, '', '/')
})

/** Where the loader leads from a document that was opened at one address, when the router wants another. */
function leadsTo(address: string, opened = address): string | null | undefined {
  window.history.replaceState(null, '', opened)
  const request = new Request(new URL(address, window.location.origin))
  return leaveForDocument({ request } as LoaderFunctionArgs)?.headers.get('Location')
}

it.each([
  ['/Blog', '/blog'],
  ['/blog/', '/blog'],
  ['/myportfolio?from=mail', '/myPortfolio?from=mail'],
  ['/Products?q=oak', '/products?q=oak'],
  ['/PRODUCTS/Oak%20Leg/', '/products/Oak%20Leg'],
  ['/Legal/terms/', '/legal/terms'],
])('leads from %s to the document at %s', (address, hosted) => {
  siteOpens()
  expect(leadsTo(address)).toBe(hosted)
})

it.each(['/blog', '/products/oak-leg', '/'])(
  'does not ask for %s again when the app opened there',
  (address) => {
    siteOpens()
    expect(leadsTo(address)).toBeUndefined()
  },
)

it('leaves for a document when the site opens with a page that leads there, and later', () => {
  siteOpens()
  expect(leadsTo('/products/oak-leg', '/login')).toBe('/products/oak-leg')
  siteOpened()
  expect(leadsTo('/blog', '/blog')).toBe('/blog')
})
