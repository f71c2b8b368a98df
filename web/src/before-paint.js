// Runs in the document's head: neither a chosen theme nor our own fonts are to come after what they change, and both are shown
// again where the page was made or kept before the choice. Whoever buys for herself sees no price until her own are there
// (`shown-prices.ts`).
{
  const { dataset } = document.documentElement
  const showTheme = () => {
    try {
      const theme = localStorage.getItem('theme')
      if (theme) dataset.theme = theme
    } catch {}
  }
  const showChoices = () => {
    showTheme()
    try {
      if (localStorage.getItem('wood-master.buys-for')) dataset.prices = ''
      // An Arabic document has no fonts of ours: there are no Arabic letters in them.
      const { fonts } = dataset
      // A page keeps the fonts that it is first painted in, whatever the system has: ours where `start.js` has fetched them
      // on an earlier page.
      if (fonts && localStorage.getItem('fonts') === fonts) {
        dataset.ownFonts = ''
        for (const [family, address] of Object.entries(JSON.parse(fonts))) {
          const face = new FontFace(family, `url(${address})`, { weight: '200 900', display: 'optional' })
          document.fonts.add(face)
          face.load().catch(() => undefined)
        }
      }
    } catch {}
  }
  // A tab keeps its name until it leaves the site. From page to page nothing may blink or change its colours; on the first one
  // the look into the browser's storage, which takes a twentieth of the time to the first paint, waits for the first frame:
  // that has the shop's name alone (`next-frame` in `styles/base.css`).
  if (window.name || document.prerendering) {
    dataset.again = ''
    showChoices()
  } else {
    // Called before each frame; one without the navbar shows nothing yet.
    const wait = () =>
      document.querySelector('header') ? setTimeout(showChoices) : requestAnimationFrame(wait)
    requestAnimationFrame(wait)
  }
  addEventListener('DOMContentLoaded', () => {
    window.name = 'wood-master'
    addEventListener('storage', showTheme)
    // A page that was kept.
    addEventListener('pageshow', ({ persisted }) => persisted && showTheme())
  })
  // The first frames have been, or a page that is not looked at has none. Any sooner would bring all of them at once.
  addEventListener('load', () =>
    setTimeout(() => {
      dataset.again = ''
    }, 1_000),
  )
}
