/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string
  readonly VITE_FIREBASE_AUTH_DOMAIN: string
  readonly VITE_FIREBASE_PROJECT_ID: string
  readonly VITE_STRIPE_PUBLISHABLE_KEY: string
  /** Only in `.env.offline`. */
  readonly VITE_AUTH_EMULATOR_URL?: string
  /** Only in `.env.offline`: where the stand-in serves its own `window.Stripe`. */
  readonly VITE_STRIPE_SCRIPT_URL?: string
  /** Parameters of the function, written in by `build/seller.ts`; absent in tests. */
  readonly SELLER_NAME?: string
  readonly SELLER_ADDRESS?: string
  readonly SELLER_PHONE?: string
  readonly SELLER_CONTACT?: string
}

/** Written in by `build/seller.ts`, in the languages of the build; absent in tests. */
declare const sellerHours: Partial<Record<import('@wood-master/contract/locale').Locale, string>> | undefined

/** Written in by `vite.pages.config.ts`. */
declare const builtSites: Record<
  import('@wood-master/contract/locale').Locale,
  import('#app/documents/renderer.tsx').BuiltSite
>
