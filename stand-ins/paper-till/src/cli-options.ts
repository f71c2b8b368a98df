import { parseArgs } from 'node:util'
import type { PaperTillOptions } from './options.ts'

export const usage = `paper-till: a Stripe of one's own for rehearsing card payments offline.

paper-till [options]             starts it
paper-till replay <recording>    makes all calls of a recording again and says what came otherwise
paper-till compare [<scenarios>] makes the calls of a scenario file here and with the test account of STRIPE_SECRET_KEY,
                                 and says every difference; nothing is stored, but what the calls make stays there

  --host <address>            at which address to listen                    127.0.0.1
  --port <number>             where to listen; 0 takes any free port        PAPER_TILL_PORT, 4242
  --secret-key <sk_test_…>    the key that servers call with                STRIPE_SECRET_KEY, sk_test_offline
  --publishable-key <pk_…>    the key that browsers call with               STRIPE_PUBLISHABLE_KEY, pk_test_offline
  --webhook <url>             where events go; may be given several times   STRIPE_WEBHOOK_URL, none
  --webhook-secret <whsec_…>  what webhooks are signed with                 STRIPE_WEBHOOK_SECRET, whsec_offline
  --in-order                  send webhooks one at a time, in their order
  --state <file>              a saved state to begin with                   PAPER_TILL_STATE, none
  --move-dates                move its dates on by the time since then
  --record <file>             write down everything that happens            PAPER_TILL_RECORD, none
  --seed <number>             make all ids, and all chances, come again
  --settle-ms <number>        until what is asynchronous has happened       100
  --search-lag-ms <number>    until search finds what has changed           5000
  --any-version               accept calls of any API version               the last two trains
  --origin <url>              a page that may call from the browser;        all pages
                              may be given several times
  --help                      this text
`

const flags = {
  host: { type: 'string' },
  port: { type: 'string' },
  'secret-key': { type: 'string' },
  'publishable-key': { type: 'string' },
  webhook: { type: 'string', multiple: true },
  'webhook-secret': { type: 'string' },
  'in-order': { type: 'boolean' },
  state: { type: 'string' },
  'move-dates': { type: 'boolean' },
  record: { type: 'string' },
  seed: { type: 'string' },
  'settle-ms': { type: 'string' },
  'search-lag-ms': { type: 'string' },
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

function orSentence<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    // Node's own message goes on about positional arguments after its first sentence.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new TypeError(`${reason}. 'paper-till --help' lists the options.`)
  }
}

/** The file and the address of `compare`'s arguments. Throws a sentence. */
export function readCompareOptions(args: string[]): { file: string | undefined; url: string } {
  const { values, positionals } = orSentence(() =>
    parseArgs({ args, options: { against: { type: 'string' } }, allowPositionals: true }),
  )
  if (positionals.length > 1) throw new TypeError('Give one scenario file.')
  return { file: positionals[0], url: values.against ?? 'https://api.stripe.com' }
}

/** The options of a command line, with the environment and then the defaults behind it. Throws a sentence. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): PaperTillOptions | 'help' {
  const { values } = orSentence(() => parseArgs({ args, options: flags }))
  if (values.help) return 'help'
  const secret = values['webhook-secret'] ?? env.STRIPE_WEBHOOK_SECRET ?? 'whsec_offline'
  const urls = values.webhook ?? (env.STRIPE_WEBHOOK_URL ? [env.STRIPE_WEBHOOK_URL] : [])
  const unusable = urls.find((url) => !URL.canParse(url))
  if (unusable !== undefined) throw new TypeError(`'${unusable}' is not an address; give one with http://.`)
  return {
    host: values.host,
    port: portOf(values.port ?? env.PAPER_TILL_PORT ?? '4242'),
    secretKey: values['secret-key'] ?? env.STRIPE_SECRET_KEY,
    publishableKey: values['publishable-key'] ?? env.STRIPE_PUBLISHABLE_KEY,
    webhookEndpoints: urls.map((url) => ({ url, secret })),
    stateFile: values.state ?? env.PAPER_TILL_STATE,
    moveDates: values['move-dates'] ?? false,
    recordFile: values.record ?? env.PAPER_TILL_RECORD,
    delivery: { inOrder: values['in-order'] ?? false },
    anyVersion: values['any-version'] ?? false,
    seed: countOf('seed', values.seed),
    settleMs: countOf('settle-ms', values['settle-ms']),
    searchLagMs: countOf('search-lag-ms', values['search-lag-ms']),
    allowedOrigins: values.origin,
  }
}
