// Runs inside the document, below its navbar, which the browser paints meanwhile. Once the page has its pictures and styles,
// its code is fetched: all files at once; and run one file after the other, so that none of them holds up the page for long.
// Our own fonts are fetched before it, for the next page.
{
  // React takes the page over without it.
  document.currentScript.remove()
  const { files: names, fonts } = document.documentElement.dataset
  const files = names.split(' ')
  const early = []
  let dead = false
  // A form that is sent before its code is there waits for it: the browser would load another page. Without any code that
  // is right for a search; no other form works then, and loading the page again is the way on.
  const hold = (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || (dead && target.method === 'get')) return
    event.preventDefault()
    if (dead) location.reload()
    else early.push(() => (submitter ? submitter.click() : target.requestSubmit()))
  }
  // So does a button. Once the code has run, React itself looks after what is pressed.
  const press = (event) => {
    const button = event.target.closest('button[type="button"]')
    if (button) early.push(() => button.click())
  }
  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  // In order, each in a task of its own: React draws what one has changed before the next.
  const replay = async () => {
    for (const act of early.splice(0)) {
      await nextTask()
      act()
    }
  }
  // A deployment removes the files that an older document names: the page is loaded again, once, for a new one.
  const renewed = () => {
    const key = 'wood-master.reloaded-for'
    try {
      if (!navigator.onLine || sessionStorage.getItem(key) === location.href) return false
      sessionStorage.setItem(key, location.href)
    } catch {
      // Without storage the page would reload for ever.
      return false
    }
    location.reload()
    return true
  }
  const fetchFonts = async () => {
    if (!fonts || localStorage.getItem('fonts') === fonts) return
    const faces = Object.entries(JSON.parse(fonts))
    await Promise.all(faces.map(([family, address]) => new FontFace(family, `url(${address})`).load()))
    localStorage.setItem('fonts', fonts)
  }
  const start = async () => {
    fetchFonts().catch(() => undefined)
    for (const href of files) {
      await nextTask()
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      link.crossOrigin = ''
      link.fetchPriority = 'low'
      document.head.append(link)
    }
    // The first number that a browser writes takes it as long as a small page: meanwhile, in parts, each in a task of its own.
    const { lang } = document.documentElement
    const parts = [
      () => new Intl.Locale(lang).maximize(),
      () => Intl.getCanonicalLocales(`${lang}-u-nu-latn`),
      () => new Intl.NumberFormat(lang),
    ]
    for (const part of parts) {
      await nextTask()
      part()
    }
    // A page that the browser prepares ahead of a click runs nothing until it is opened, and painted then.
    if (document.prerendering) {
      await new Promise((act) => new PerformanceObserver(act).observe({ type: 'paint', buffered: true }))
    }
    try {
      for (const file of files) {
        await import(file)
        await nextTask()
      }
    } catch {
      if (!renewed()) {
        dead = true
        replay()
      }
    }
    removeEventListener('click', press)
  }
  const release = () => {
    removeEventListener('submit', hold)
    replay()
  }
  // The sheets that the document names stand in its body; those that code asks for, in the head.
  const missed = ({ target }) => target.matches?.('body [rel=stylesheet]') && renewed()
  addEventListener('error', missed, true)
  // Vite says so of code that is asked for later, and throws unless somebody looks after it.
  addEventListener('vite:preloadError', (event) => renewed() && event.preventDefault())
  addEventListener('submit', hold)
  addEventListener('click', press)
  addEventListener('page-ready', release, { once: true })
  new Promise((resolve) => {
    // In a task of its own, and once what has arrived is painted; a page that nobody sees paints nothing.
    const begin = () =>
      document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => setTimeout(resolve))
    // In a task of its own, too: the browser lays out every form within the one that ends the document.
    addEventListener('DOMContentLoaded', async () => {
      await nextTask()
      const pictures = [...document.querySelectorAll('img:not([loading=lazy])')]
      Promise.allSettled(pictures.map((picture) => picture.decode())).then(begin)
    })
    addEventListener('load', begin)
    // A picture that never comes does not keep the page from working.
    setTimeout(resolve, 5_000)
  }).then(start)
}
