import { parseArgs } from 'node:util'
import type { PaperTillOptions } from './start-paper-till.ts'

export const usage = `paper-till: a Stripe of one's own for rehearsing card payments offline.

  --port <number>             where to listen; 0 takes any free port        PAPER_TILL_PORT, 4242
  --secret-key <sk_test_…>    the key that servers call with                STRIPE_SECRET_KEY, sk_test_offline
  --publishable-key <pk_…>    the key that browsers call with               STRIPE_PUBLISHABLE_KEY, pk_test_offline
  --webhook <url>             where events go; may be given several times   STRIPE_WEBHOOK_URL, none
  --webhook-secret <whsec_…>  what webhooks are signed with                 STRIPE_WEBHOOK_SECRET, whsec_offline
  --state <file>              a saved state to begin with                   PAPER_TILL_STATE, none
  --origin <url>              a page that may call from the browser;        all pages
                              may be given several times
  --help                      this text
`

const flags = {
  port: { type: 'string' },
  'secret-key': { type: 'string' },
  'publishable-key': { type: 'string' },
  webhook: { type: 'string', multiple: true },
  'webhook-secret': { type: 'string' },
  state: { type: 'string' },
  origin: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new TypeError(`'${text}' is not a port; give a number from 0 to 65535.`)
}

/** The options of a command line, with the environment and then the defaults behind it. Throws a sentence. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): PaperTillOptions | 'help' {
  const { values } = parseArgs({ args, options: flags })
  if (values.help) return 'help'
  const secret = values['webhook-secret'] ?? env.STRIPE_WEBHOOK_SECRET ?? 'whsec_offline'
  const urls = values.webhook ?? (env.STRIPE_WEBHOOK_URL ? [env.STRIPE_WEBHOOK_URL] : [])
  const unusable = urls.find((url) => !URL.canParse(url))
  if (unusable !== undefined) throw new TypeError(`'${unusable}' is not an address; give one with http://.`)
  return {
    port: portOf(values.port ?? env.PAPER_TILL_PORT ?? '4242'),
    secretKey: values['secret-key'] ?? env.STRIPE_SECRET_KEY ?? 'sk_test_offline',
    publishableKey: values['publishable-key'] ?? env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_offline',
    webhookEndpoints: urls.map((url) => ({ url, secret })),
    stateFile: values.state ?? env.PAPER_TILL_STATE,
    allowedOrigins: values.origin,
  }
}
