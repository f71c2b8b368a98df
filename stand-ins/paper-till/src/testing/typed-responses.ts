import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { valueAt } from '../json.ts'

const here = dirname(fileURLToPath(import.meta.url))
const packageFolder = join(here, '..', '..')

const typeOf: Record<string, string> = {
  balance_transaction: 'Stripe.BalanceTransaction',
  charge: 'Stripe.Charge',
  customer: 'Stripe.Customer',
  dispute: 'Stripe.Dispute',
  event: 'Stripe.Event',
  payment_intent: 'Stripe.PaymentIntent',
  payment_method: 'Stripe.PaymentMethod',
  'radar.early_fraud_warning': 'Stripe.Radar.EarlyFraudWarning',
  refund: 'Stripe.Refund',
  setup_intent: 'Stripe.SetupIntent',
  'test_helpers.test_clock': 'Stripe.TestHelpers.TestClock',
  token: 'Stripe.Token',
  webhook_endpoint: 'Stripe.WebhookEndpoint',
}
const deletedTypeOf: Record<string, string> = {
  customer: 'Stripe.DeletedCustomer',
  'test_helpers.test_clock': 'Stripe.TestHelpers.DeletedTestClock',
  webhook_endpoint: 'Stripe.DeletedWebhookEndpoint',
}

/** The kinds of objects whose types are known here. */
export const typedKinds = Object.keys(typeOf)

/** The objects of a response that the SDK has a type for, each with its type's name. */
function typedParts(body: unknown): [string, unknown][] {
  const kind = String(valueAt(body, 'object'))
  const data = valueAt(body, 'data')
  if ((kind === 'list' || kind === 'search_result') && Array.isArray(data)) return data.flatMap(typedParts)
  const type = valueAt(body, 'deleted') === true ? deletedTypeOf[kind] : typeOf[kind]
  if (type === undefined) return []
  if (kind !== 'event') return [[type, body]]
  // The SDK types previous attributes as whole parts of the object; Stripe lists the changed ones of a part alone.
  const event: unknown = JSON.parse(JSON.stringify(body))
  const changes = valueAt(event, 'data')
  if (typeof changes === 'object' && changes !== null) Reflect.deleteProperty(changes, 'previous_attributes')
  return [[type, event]]
}

/** Equal for responses that differ only in ids, times and amounts. */
function signature(type: string, body: unknown): string {
  const text = JSON.stringify(body)
  return type + text.replaceAll(/"[a-z]+_\w{14,}"/g, '"id"').replaceAll(/:\d+/g, ':0')
}

/** Collects responses and then has the compiler hold them all against the SDK's types, as if somebody had written them. */
export class TypedResponses {
  private readonly literals = new Map<string, string>()
  /** How many responses were given. */
  responses = 0
  /** How many objects stood in them. */
  objects = 0

  add(body: unknown): void {
    this.responses += 1
    for (const [type, part] of typedParts(body)) {
      this.objects += 1
      const key = signature(type, part)
      if (this.literals.has(key)) continue
      const name = `response${this.literals.size}`
      this.literals.set(key, `export const ${name}: ${type} = ${JSON.stringify(part)}`)
    }
  }

  /** What the compiler says against them; empty when all is as the SDK describes it. */
  violations(): string[] {
    const file = join(packageFolder, 'src', 'typed-responses-of-a-test.ts')
    const source = `import type Stripe from 'stripe'\n${[...this.literals.values()].join('\n')}\n`
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ['node'],
    }
    const host = ts.createCompilerHost(options)
    const { getSourceFile, fileExists, readFile } = host
    host.fileExists = (name) => name === file || fileExists(name)
    host.readFile = (name) => (name === file ? source : readFile(name))
    host.getSourceFile = (name, ...rest) =>
      name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest)
    const program = ts.createProgram([file], options, host)
    const checked = program.getSourceFile(file)
    return ts
      .getPreEmitDiagnostics(program, checked)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }
}
