// Runs in the document's head, before the first paint, so that neither a chosen theme nor our own fonts come after it, and
// again where the page was made or kept before the choice. Whoever buys for herself sees no price until her own are there
// (`shown-prices.ts`).
{
  const showTheme = () => {
    try {
      const theme = localStorage.getItem('theme')
      if (theme) document.documentElement.dataset.theme = theme
    } catch {}
  }
  // A first visitor has chosen nothing, and the first look into the browser's storage takes a twentieth of the time to the
  // first paint. A cookie is at hand.
  const returning = '__Host-returning=1'
  if (document.cookie.includes(returning)) {
    showTheme()
    // An Arabic document has no fonts of ours: there are no Arabic letters in them.
    const { fonts } = document.documentElement.dataset
    try {
      if (localStorage.getItem('wood-master.buys-for')) document.documentElement.dataset.prices = ''
      // A page keeps the fonts that it is first painted in, whatever the system has: ours where `start.js` has fetched them
      // on an earlier page.
      if (fonts && localStorage.getItem('fonts') === fonts)
        for (const [family, address] of Object.entries(JSON.parse(fonts))) {
          const face = new FontFace(family, `url(${address})`, { weight: '200 900', display: 'optional' })
          document.fonts.add(face)
          face.load().catch(() => undefined)
        }
    } catch {}
  }
  addEventListener('DOMContentLoaded', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers only later, and not in every browser.
    document.cookie = `${returning}; Secure; SameSite=Strict; Path=/; Max-Age=31536000`
    addEventListener('storage', showTheme)
    // A page that was kept, or whose browser keeps no cookies.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted || !document.cookie.includes(returning)) showTheme()
    })
  })
}
