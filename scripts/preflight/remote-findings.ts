import Stripe from 'stripe'
import type { TaxTerms } from '../../contract/src/tax.ts'
import type { Zone } from '../../functions/src/domain/delivery/zone.ts'
import { ShopError } from '../../functions/src/domain/errors.ts'
import { assertTaxTerms } from '../../functions/src/domain/tax/tax-terms.ts'
import { handledEvents } from '../../functions/src/gateways/stripe-payments.ts'
import { type Finding, found, type Target } from './finding.ts'
import { type CliResult, firebaseCli } from './firebase-cli.ts'
import { deployedKeyFindings } from './keys.ts'

export function accountFindings({ ok, trouble }: CliResult, projectId: string): Finding[] {
  if (ok) return []
  if (/authenticate|login/i.test(trouble))
    return found(
      'The Firebase CLI is not signed in.',
      'npx firebase login (in a pipeline: the credentials of a service account, as docs/operations.md describes).',
    )
  return found(
    `The Firebase CLI cannot see the project ${projectId}: ${trouble.slice(-300)}`,
    'Check the project id, and that this account may deploy to it: npx firebase projects:list',
  )
}

/** Whom the functions run as (functions/src/runtime.ts). */
const accounts = ['shop-api', 'shop-jobs']

export async function serviceAccountFindings(
  exists: (email: string) => Promise<boolean>,
  projectId: string,
): Promise<Finding[]> {
  const emails = accounts.map((name) => `${name}@${projectId}.iam.gserviceaccount.com`)
  const known = await Promise.all(emails.map(exists))
  const missing = emails.filter((_, index) => !known[index])
  if (missing.length === 0) return []
  return found(
    `The functions run as ${missing.join(' and ')}, which cannot be found.`,
    "Create what 'Accounts for the functions' in docs/operations.md lists.",
  )
}

/** `values` holds what Secret Manager returned; a secret without a value is missing. */
export function secretFindings(
  values: Record<string, string | undefined>,
  { projectId, testKeys }: Pick<Target, 'projectId' | 'testKeys'>,
): Finding[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const set = `npx firebase functions:secrets:set ${name} --project ${projectId}`
    if (!value) return found(`The secret ${name} is not set or cannot be read.`, set)
    if (value.includes('offline')) return found(`The secret ${name} has the stand-in's value.`, set)
    if (name === 'STRIPE_SECRET_KEY' && !/^[sr]k_(live|test)_/.test(value))
      return found(`${name} is not a secret key of Stripe; those start with sk_ or rk_.`, set)
    if (name === 'STRIPE_SECRET_KEY') return deployedKeyFindings(name, value, { testKeys })
    if (name === 'STRIPE_WEBHOOK_SECRET' && !value.startsWith('whsec_'))
      return found(
        `${name} is not a webhook signing secret; those start with whsec_.`,
        `Copy it from the endpoint's page in the Stripe dashboard, then: ${set}`,
      )
    if (name === 'SMTP_URL' && !/^smtps?:\/\/(?![^/?#]*[/?#].*@)./.test(value))
      return found(
        `${name} is not the address of a mail server; those start with smtps:// or smtp://, and have no bare /, ? or # in their password.`,
        `Use smtps://USER:PASSWORD@HOST:465, or smtp://unused where the Trigger Email extension sends, then: ${set}`,
      )
    return []
  })
}

/** Returns nothing for a secret that is missing or may not be read. */
export function readSecret(name: string, projectId: string): string | undefined {
  const { ok, output } = firebaseCli(['functions:secrets:access', name], projectId)
  return ok ? output : undefined
}

export interface CompositeIndex {
  collectionGroup: string
  queryScope?: string
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
}

/** Firestore adds `__name__` itself, so an index is the same with and without it. */
function shapeOf({ collectionGroup, queryScope = 'COLLECTION', fields }: CompositeIndex): string {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? '').toLowerCase()}`)
  return `${collectionGroup} (${parts.join(', ')})${queryScope === 'COLLECTION' ? '' : ` ${queryScope}`}`
}

interface FieldOverride {
  collectionGroup: string
  fieldPath: string
  ttl?: boolean
  indexes: { order?: string; arrayConfig?: string; queryScope?: string }[]
}

/** What `firestore.indexes.json` says, and `firebase firestore:indexes` of a database. */
export interface IndexFile {
  indexes: CompositeIndex[]
  fieldOverrides: FieldOverride[]
}

function overrideOf({ collectionGroup, fieldPath, ttl, indexes }: FieldOverride): string {
  const modes = indexes.map(({ order, arrayConfig }) => order ?? arrayConfig).toSorted()
  return `${collectionGroup}.${fieldPath} (${ttl ? 'deletes by age' : 'no TTL'}; indexes: ${modes.join(', ') || 'none'})`
}

/**
 * A query without its index fails, and an index takes minutes to build, so it must exist before the deployment; without
 * its TTL a collection grows for ever.
 */
export function indexFindings(wanted: IndexFile, present: Partial<IndexFile>, projectId: string): Finding[] {
  const { indexes = [], fieldOverrides = [] } = present
  const known = new Set([...indexes.map(shapeOf), ...fieldOverrides.map(overrideOf)])
  const all = [...wanted.indexes.map(shapeOf), ...wanted.fieldOverrides.map(overrideOf)]
  const missing = all.filter((shape) => !known.has(shape))
  if (missing.length === 0) return []
  return found(
    `${missing.length} of ${all.length} indexes and field settings are missing: ${missing.join('; ')}`,
    `npx firebase deploy --only firestore:indexes --project ${projectId}, then wait until the console shows them as enabled.`,
  )
}

/** Without a default site the CLI deploys the functions and then stops. */
export function hostingFindings(sites: { type?: string }[], projectId: string): Finding[] {
  if (sites.some(({ type }) => type === 'DEFAULT_SITE')) return []
  return found(
    `${projectId} has no default Hosting site.`,
    `npx firebase hosting:sites:create ${projectId} --project ${projectId}`,
  )
}

/** Addresses that carry an email; docs/operations.md has the exclusion of them. */
export const emailsInAddresses = '(/user/|/person/|/admin/|/singleUser|/userOrder|[?&]email=)'
const filter = `log_id("run.googleapis.com/requests") httpRequest.requestUrl=~"${emailsInAddresses}"`

export interface Sink {
  disabled?: boolean
  exclusions?: { filter: string; disabled?: boolean }[]
}

export function requestLogFindings({ disabled, exclusions = [] }: Sink): Finding[] {
  const leavesOut = (exclusion: { filter: string; disabled?: boolean }) =>
    !exclusion.disabled && exclusion.filter.replace(/\s+/g, ' ').trim() === filter
  if (disabled || exclusions.some(leavesOut)) return []
  return found(
    "The platform's request log keeps emails: the sink _Default does not leave out the addresses that carry them.",
    `Add to it the exclusion of docs/operations.md, 'Logs': ${filter}`,
  )
}

/** What the shop's own database says of tax; a new shop says nothing yet. `taxNumber` is the one on the invoices. */
export function taxFindings(
  { terms, zones }: { terms?: TaxTerms; zones: readonly Pick<Zone, 'name' | 'taxPercent'>[] },
  { taxNumber, now }: { taxNumber: string | undefined; now: Date },
): Finding[] {
  if (!terms) {
    const taxed = zones.filter(({ taxPercent }) => taxPercent).map(({ name }) => name)
    if (taxed.length === 0) return []
    return found(
      `There are no tax settings, and the delivery zones ${taxed.join(', ')} still say what tax there is.`,
      'npm run tax:carry-over -- rehearse --seller COUNTRY, then apply.',
    )
  }
  if (terms.seller.taxNumber && taxNumber && terms.seller.taxNumber !== taxNumber)
    return found(
      `Invoices carry the tax number ${taxNumber}, and the tax settings ${terms.seller.taxNumber}.`,
      'Change SELLER_TAX_NUMBER or the seller on the dashboard page Tax.',
    )
  try {
    assertTaxTerms(terms, now)
    return []
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const fields = Object.entries(error.details.fields ?? {}).map(
      ([field, problem]) => `${field}: ${problem}`,
    )
    return found(
      `The tax settings would lose tax. ${fields.join(' ')}`,
      'Change them on the dashboard page Tax.',
    )
  }
}

type WebhookEndpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>

/** Without the webhook an order stays unpaid when the buyer closes the page too early. */
export function webhookFindings(endpoints: WebhookEndpoint[], site: string): Finding[] {
  const url = `${site}/api/stripe/webhook`
  const endpoint = endpoints.find((known) => known.url === url)
  const where = 'the Stripe dashboard (Developers, Webhooks)'
  if (!endpoint)
    return found(
      `Stripe has no webhook endpoint for ${url}.`,
      `Add it in ${where} with these events: ${handledEvents.join(', ')}. Then store its signing secret in STRIPE_WEBHOOK_SECRET. If the site has another address, correct SITE_URL.`,
    )
  if (endpoint.status !== 'enabled')
    return found(`The webhook endpoint ${url} is ${endpoint.status}.`, `Enable it in ${where}.`)
  const isSubscribed = (event: string) =>
    endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(event)
  const missing = handledEvents.filter((event) => !isSubscribed(event))
  if (missing.length === 0) return []
  return found(
    `The webhook endpoint is not subscribed to ${missing.join(', ')}.`,
    `Add these events to it in ${where}.`,
  )
}

/** All endpoints of the key's account. Throws Stripe's own error for a key that it does not accept. */
export async function listEndpoints(
  key: string,
  address: { host?: string; port?: number; protocol?: 'http' | 'https' } = {},
): Promise<WebhookEndpoint[]> {
  const stripe = new Stripe(key, { ...address, maxNetworkRetries: 2, timeout: 10_000 })
  return stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
}
