import { isPublishable } from '../preflight/keys.ts'
import { Failure } from '../shop/failure.ts'

type SdkConfig = Record<'apiKey' | 'authDomain' | 'projectId', string>

/** Reads `result` of `firebase apps:sdkconfig WEB --json`. Throws a Failure when it holds no web configuration. */
export function readSdkConfig(result: unknown): SdkConfig {
  const { apiKey, authDomain, projectId } = (result as { sdkConfig?: Partial<SdkConfig> })?.sdkConfig ?? {}
  if (apiKey && authDomain && projectId) return { apiKey, authDomain, projectId }
  throw new Failure(
    "The project has no web app. Create one with 'npx firebase apps:create WEB Wood-Master', then try again.",
  )
}

/** What the site's build reads. Nothing in it is secret: every visitor's browser gets it. */
export const webConfigText = (config: SdkConfig, { stripeKey, site }: { stripeKey: string; site: string }) =>
  `# Written by \`npm run web-config\`; the build of the site reads it.
VITE_FIREBASE_API_KEY=${config.apiKey}
VITE_FIREBASE_AUTH_DOMAIN=${config.authDomain}
VITE_FIREBASE_PROJECT_ID=${config.projectId}
VITE_STRIPE_PUBLISHABLE_KEY=${stripeKey}
VITE_SITE_URL=${site}
`

/** Throws a Failure for anything but a publishable key: a secret key must never reach browsers. */
export function requirePublishable(key: string | undefined): string {
  if (key && isPublishable(key)) return key
  throw new Failure(
    key
      ? "That is not a publishable key of Stripe's (pk_live_... or pk_test_...). Only that one may reach the browser."
      : "Pass Stripe's publishable key with --stripe-key pk_... or in STRIPE_PUBLISHABLE_KEY.",
  )
}
