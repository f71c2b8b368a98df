import { compare, type SpeedRow } from '../benchmarks/tools/load.ts'
import { forked } from './listening.ts'
import { connections } from './speed.ts'

interface Started {
  shop: string
  bare: string
  orders: { token: string; body: object }[]
}

/** Orders placed through everything but the database, compared with the least that a validated order takes. */
export async function measureOrders(rounds: number): Promise<SpeedRow[]> {
  // Sessions are verified as in production; the emulator would be asked about each.
  const { FIREBASE_AUTH_EMULATOR_HOST: _, FIRESTORE_EMULATOR_HOST: __, ...env } = process.env
  const { message, stop } = await forked<Started>('order-servers.ts', env)
  const requests = message.orders.map(({ token, body }) => ({
    method: 'POST' as const,
    path: '/order',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }))
  const target = (url: string) => ({ url, requests })
  const rows: SpeedRow[] = []
  for (const count of connections) {
    const pair = {
      what: 'an order, the database stubbed',
      shop: target(message.shop),
      bare: target(message.bare),
    }
    rows.push(await compare(pair, count, rounds))
  }
  stop()
  return rows
}
