/** The public pages that search engines should list. */
const listed = ['/', '/products', '/quick-order', '/myPortfolio', '/blog']
/** Pages that need an account. */
const personal = ['/dashboard', '/order/', '/purchase/', '/cart', '/checkout', '/login', '/register']

export function sitemap(site: string): string {
  const urls = listed.map((path) => `  <url><loc>${site}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robots(site: string): string {
  const closed = personal.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
}
