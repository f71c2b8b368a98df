import type { Locale } from '@wood-master/contract/locale'
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { toastsWanted } from '#components/feedback/toast.ts'
import { shopSettings } from '#lib/api/settings.ts'
import { useLoaded } from '#lib/api/use-loaded.ts'
import { languageToOffer } from '#lib/browser/chosen-language.ts'
import { useReachable } from '#lib/browser/connection.ts'
import { refreshStaleCart } from '#lib/cart/cart.ts'
import { measureIfAllowed } from '#lib/measuring/measure-if-allowed.ts'
import { useAccount } from '#lib/session/session.ts'
import * as feedback from '#texts/feedback.ts'
import * as m from '#texts/layout.ts'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { PageStart } from './page-start.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href="#content"
        className="btn btn-primary absolute top-2 start-2 z-40 -translate-y-20 next-frame focus:translate-y-0 print:hidden"
      >
        {m.skipToContent()}
      </a>
      <Navbar />
      <PageStart />
      <main id="content" tabIndex={-1} className="flex-1 outline-none next-frame">
        {children}
      </main>
      <Footer />
      <LanguageNotice />
      <div ref={sayHeight} className="notices">
        <MaintenanceNotice />
        <OfflineNotice />
      </div>
      <ToastHost />
      <CartWatch />
    </div>
  )
}

/** Brings the cart up to date when somebody has signed in, and when a page is opened after a while. */
function CartWatch() {
  const uid = useAccount()?.uid
  useEffect(() => void measureIfAllowed(), [])
  useEffect(() => {
    if (uid) refreshStaleCart(uid)
  }, [uid])
  return null
}

/** Bars that stay in sight stand above the notices. */
function sayHeight(notices: HTMLElement | null) {
  const say = () =>
    document.documentElement.style.setProperty('--notice-height', `${notices?.offsetHeight}px`)
  if (notices) new ResizeObserver(say).observe(notices)
}

function MaintenanceNotice() {
  // Without settings there is no bar; the page shows the error where it needs them.
  const settings = useLoaded(shopSettings)
  return <Notice text={settings.state === 'ready' && settings.data.maintenance?.message} />
}

function Notice({ text }: { text: string | false | undefined }) {
  return (
    <div role="status">
      {text && <p className="bg-warning px-4 py-2 text-center font-semibold text-warning-content">{text}</p>}
    </div>
  )
}

const ToastContainer = lazy(() => import('#components/feedback/toast-container.tsx'))

export function ToastHost() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, () => false)
  return (
    wanted && (
      <Suspense>
        <ToastContainer />
      </Suspense>
    )
  )
}

const LanguageOffer = lazy(() => import('#components/feedback/language-offer.tsx'))

function LanguageNotice() {
  const [offered, setOffered] = useState<Locale>()
  useEffect(() => startTransition(() => setOffered(languageToOffer())), [])
  return (
    offered && (
      <Suspense>
        <LanguageOffer language={offered} onClose={() => setOffered(undefined)} />
      </Suspense>
    )
  )
}

export function OfflineNotice() {
  const reachable = useReachable()
  return <Notice text={!reachable && (navigator.onLine ? feedback.shopSilent() : feedback.offline())} />
}
