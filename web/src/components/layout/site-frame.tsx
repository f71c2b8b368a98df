import { type ReactNode, useEffect } from 'react'
import { MaintenanceNotice } from '#components/feedback/maintenance-notice.tsx'
import { OfflineNotice } from '#components/feedback/offline-notice.tsx'
import { ToastHost } from '#components/feedback/toast-host.tsx'
import { refreshStaleCart } from '#lib/cart/cart.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/layout.ts'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href="#content"
        className="btn btn-primary absolute top-2 left-2 z-40 -translate-y-20 focus:translate-y-0 print:hidden"
      >
        {m.skipToContent()}
      </a>
      <Navbar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <MaintenanceNotice />
      <OfflineNotice />
      <ToastHost />
      <CartWatch />
    </div>
  )
}

/** Brings the cart up to date when somebody has signed in, and when a page is opened after a while. */
function CartWatch() {
  const uid = useAccount()?.uid
  useEffect(() => {
    if (uid) refreshStaleCart(uid)
  }, [uid])
  return null
}
