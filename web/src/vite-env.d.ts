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
}

/** Written in by `vite.pages.config.ts`. */
declare const builtSite: import('#app/documents/renderer.tsx').BuiltSite
