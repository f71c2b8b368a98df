/** Pages that need an account. */
const personal = [
  '/dashboard',
  '/order/',
  '/purchase/',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/account/',
]

/** What crawlers may fetch, and where the function lists every page. */
export function robots(site: string): string {
  const closed = personal.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
}
