import { type Call, calls } from '@wood-master/contract/calls'
import { type CallName, routes } from '@wood-master/contract/routes'
import { type CallParts, send } from '../../functions/testing/call.ts'
import { trafficOf } from '../../functions/testing/document-counter.ts'
import { anIntent, anOrder, aProduct, payByCard } from '../../functions/testing/factories.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import { aWorld, requests, type World } from '../../functions/testing/world.ts'
import { table } from '../benchmarks/section.ts'

export async function trafficTable(): Promise<string> {
  console.log('Counting documents read and written ...')
  // The lists of the default database are long by now.
  const api = await startApi({ recentRoleSeconds: 5 }, { database: 'counted' })
  api.stripe.setFaults({ webhooksLost: true })
  const world = await aWorld(api)
  const rows: (string | number)[][] = []
  for (const name of Object.keys(routes) as CallName[]) rows.push(await trafficOfCall(world, name))
  await api.close()
  return `### Documents read and written per call

Counted at the database client for one call, which succeeds unless its row says otherwise; a list reads as many documents as it shows. A protected call reads its caller's record, so that a demotion takes effect at once; [some lists](decisions/012-session-cookies-as-access-tokens.md) trust a role for five seconds and are counted as they are then. Retries after lost races are not included.

${table(['Call', 'Reads', 'Writes'], rows)}`
}

async function trafficOfCall(world: World, name: CallName) {
  const { access, recentRole }: Call = calls[name]
  const { api, shopper, admin } = world
  const tokens: Partial<Record<Call['access'], string>> = {
    anyone: undefined,
    Stripe: undefined,
    'verified sign-in': shopper.idToken,
    admin: admin.token,
  }
  const parts = await (name === 'stripeWebhook' ? paidEvent(world) : requests[name](world))
  const token = access in tokens ? tokens[access] : shopper.token
  let status = 0
  const ask = async () => {
    const response = await send(api, name, { ...parts, token })
    status = response.status
    await response.arrayBuffer()
  }
  // Such a call seldom comes alone: the dashboard makes several at once.
  if (recentRole) await ask()
  const { reads, writes } = await trafficOf(api.db, ask)
  const refused = status === 200 ? '' : `, refused with ${status}`
  return [`\`${routes[name].method} ${routes[name].path}\`${refused}`, reads, writes]
}

async function paidEvent({ api, shopper }: World): Promise<CallParts> {
  const orderId = await anOrder(api, shopper, await aProduct(api))
  await payByCard(api, await anIntent(api, shopper, orderId))
  const { data } = await api.stripeSdk.events.list({ type: 'payment_intent.succeeded', limit: 1 })
  const payload = JSON.stringify(data[0])
  const signature = api.stripeSdk.webhooks.generateTestHeaderString({ payload, secret: api.webhookSecret })
  return { raw: { body: payload, type: 'application/json', signature } }
}
