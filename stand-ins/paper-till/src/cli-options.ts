import { parseArgs } from 'node:util'
import type { PaperTillOptions } from './start-paper-till.ts'

export const usage = `paper-till: a Stripe of one's own for rehearsing card payments offline.

paper-till [options]             starts it
paper-till replay <recording>    makes all calls of a recording again and says what came otherwise

  --port <number>             where to listen; 0 takes any free port        PAPER_TILL_PORT, 4242
  --secret-key <sk_test_…>    the key that servers call with                STRIPE_SECRET_KEY, sk_test_offline
  --publishable-key <pk_…>    the key that browsers call with               STRIPE_PUBLISHABLE_KEY, pk_test_offline
  --webhook <url>             where events go; may be given several times   STRIPE_WEBHOOK_URL, none
  --webhook-secret <whsec_…>  what webhooks are signed with                 STRIPE_WEBHOOK_SECRET, whsec_offline
  --in-order                  send webhooks one at a time, in their order
  --state <file>              a saved state to begin with                   PAPER_TILL_STATE, none
  --record <file>             write down everything that happens            PAPER_TILL_RECORD, none
  --seed <number>             make all ids, and all chances, come again
  --settle-ms <number>        until what is asynchronous has happened       100
  --any-version               accept calls of other API versions too
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
  'in-order': { type: 'boolean' },
  state: { type: 'string' },
  record: { type: 'string' },
  seed: { type: 'string' },
  'settle-ms': { type: 'string' },
  'any-version': { type: 'boolean' },
  origin: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new TypeError(`'${text}' is not a port; give a number from 0 to 65535.`)
}

function countOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new TypeError(`--${name} takes a whole number, not '${text}'.`)
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
    recordFile: values.record ?? env.PAPER_TILL_RECORD,
    delivery: { inOrder: values['in-order'] ?? false },
    anyVersion: values['any-version'] ?? false,
    seed: countOf('seed', values.seed),
    settleMs: countOf('settle-ms', values['settle-ms']),
    allowedOrigins: values.origin,
  }
}
