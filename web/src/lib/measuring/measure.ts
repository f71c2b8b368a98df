import { locales } from '@wood-master/contract/locale'
import { reportedPages } from '@wood-master/contract/reported-pages'
import { routes } from '@wood-master/contract/routes'
import type { VisitReport } from '@wood-master/contract/visits'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { measuring } from './consent.ts'

/** The kind of page that the first words of an address stand for. */
export function pageOf(pathname: string): VisitReport['page'] {
  const words = pathname.split('/').filter((word) => word !== '' && !(word in locales))
  const [first = 'home', ...more] = words
  if (first === 'products' && more.length > 0) return 'product'
  return reportedPages.find((page) => page === first) ?? 'other'
}

/** Where in our own files something was thrown; nothing of what it says, which may be anybody's. */
export function errorOf(thrown: unknown): VisitReport['error'] {
  if (!(thrown instanceof Error)) return undefined
  const [at] = /assets\/(?:[a-z]{2}\/)?[\w.-]{1,80}:\d{1,6}:\d{1,6}/.exec(thrown.stack ?? '') ?? []
  return at && /^[A-Za-z]{1,40}$/.test(thrown.name) ? { name: thrown.name, at } : undefined
}

/** Errors that one page reports: a loop of them says no more. */
const mostErrors = 3

let isMeasuring = false

/** Reports the page when it is left, and its first errors. Who withdraws the consent meanwhile sends nothing more. */
export function measure(): void {
  if (isMeasuring) return
  isMeasuring = true
  const page = pageOf(location.pathname)
  const measured: Omit<VisitReport, 'page'> = {}
  let errors = 0

  const send = (report: Omit<VisitReport, 'page'>) => {
    if (!measuring.isOn()) return
    const body = new Blob([JSON.stringify({ page, ...report })], { type: 'application/json' })
    navigator.sendBeacon(`/api${routes.reportVisit.path}`, body)
  }
  const fail = (thrown: unknown) => {
    const error = errorOf(thrown)
    if (error && errors++ < mostErrors) send({ error })
  }

  onLCP(({ value }) => (measured.lcp = Math.round(value)))
  onINP(({ value }) => (measured.inp = Math.round(value)))
  onCLS(({ value }) => (measured.cls = Math.round(value * 1_000)))
  addEventListener('error', ({ error }) => fail(error))
  addEventListener('unhandledrejection', ({ reason }) => fail(reason))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return
    send({ ...measured })
    // Looked at again, the page has nothing new to say but what comes from then on.
    for (const name of ['lcp', 'inp', 'cls'] as const) delete measured[name]
  })
}
