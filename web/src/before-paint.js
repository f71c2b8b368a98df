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
  showTheme()
  addEventListener('storage', showTheme)
  addEventListener('pageshow', showTheme)
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
