/** Pages about somebody's own things. People look for the ways in, so those may be found. */
const personal = ['/dashboard', '/order/', '/purchase/', '/cart', '/checkout', '/account/']

/** What crawlers may fetch, and where the function lists every page. */
export function robots(site: string): string {
  const closed = personal.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
}
