// Runs inside the document: before the first paint, so that a chosen theme never flashes, and again where the page was
// made or kept before the choice.
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
}
