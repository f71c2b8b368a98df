// Runs inside the document. Once the page is painted, its code is fetched: all files at once, at low priority, because
// the pictures matter more; and run one file after the other, so that none of them holds up the page for long.
{
  const files = document.currentScript.dataset.files.split(' ')
  let started = false
  let early
  // A form that is sent before its code is there waits for it: the browser would load another page.
  const hold = (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    early = () => event.target.requestSubmit()
  }
  // So does a button. Once the code has run, React itself looks after what is pressed.
  const press = (event) => {
    const button = event.target.closest('button[type="button"]')
    if (button) early = () => button.click()
  }
  const start = async () => {
    if (started) return
    started = true
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      link.crossOrigin = ''
      link.fetchPriority = 'low'
      document.head.append(link)
    }
    for (const file of files) await import(file)
    removeEventListener('click', press)
  }
  const release = () => {
    removeEventListener('submit', hold)
    removeEventListener('click', press)
    early?.()
  }
  addEventListener('submit', hold)
  addEventListener('click', press)
  addEventListener('page-ready', release, { once: true })
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // Where nothing is painted, because nobody sees the tab, the page starts all the same.
  addEventListener('load', start)
}
