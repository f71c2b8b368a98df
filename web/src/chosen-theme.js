// Runs inside the document: before the first paint, so that a chosen theme never flashes, and again where the page was
// made or kept before the choice. Whoever buys for herself sees no price until her own are there (`shown-prices.ts`).
{
  const showTheme = () => {
    try {
      const theme = localStorage.getItem('theme')
      if (theme) document.documentElement.dataset.theme = theme
    } catch {}
  }
  showTheme()
  try {
    if (localStorage.getItem('wood-master.buys-for')) document.documentElement.dataset.prices = ''
  } catch {}
  addEventListener('storage', showTheme)
  addEventListener('pageshow', showTheme)
}
