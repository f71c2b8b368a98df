import { randomUUID } from 'node:crypto'
import { send } from '../../functions/testing/call.ts'
import { aProduct, fillCart } from '../../functions/testing/factories.ts'
import { signUp } from '../../functions/testing/sign-in.ts'
import type { Api } from '../../functions/testing/start-api.ts'
import type { RaceResult } from './race.ts'

const carts = 8
const lines = 10
const each = 2
/** Enough for five of the carts: the last unit is never sold. */
const stock = 5 * each + 1

/** All carts at once with the same products in another order, over two instances, because within one they would queue. */
export async function measureCartRace(api: Api, second: Api): Promise<RaceResult> {
  const products = await Promise.all(
    Array.from({ length: lines }, () => aProduct(api, { availableQuantity: stock, minQuantity: 1 })),
  )
  const people = await Promise.all(Array.from({ length: carts }, () => signUp(api, 'buyer')))
  for (const [index, person] of people.entries()) {
    const turned = [...products.slice(index), ...products.slice(0, index)]
    const inOrder = index % 2 === 0 ? turned : turned.toReversed()
    await fillCart(
      api,
      person,
      inOrder.map((productId) => ({ productId, quantity: each })),
    )
  }
  const problems: string[] = []
  const tally = { bought: 0, refused: 0, busy: 0 }

  async function order(token: string, instance: Api): Promise<void> {
    const body = { key: randomUUID() }
    for (;;) {
      const { status, headers } = await send(instance, 'orderCart', { body, token })
      if (status === 200) return void tally.bought++
      if (status === 409) return void tally.refused++
      if (status !== 503) return void problems.push(`an order returned ${status}`)
      tally.busy++
      await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000))
    }
  }

  const started = performance.now()
  await Promise.all(people.map(({ token }, index) => order(token, index % 2 === 0 ? api : second)))
  const ms = Math.round(performance.now() - started)

  const stocks = await Promise.all(
    products.map(async (id) => (await api.shop.products.find(id))?.availableQuantity ?? 0),
  )
  const wanted = stock - tally.bought * each
  if (stocks.some((left) => left !== wanted))
    problems.push(`${stocks.join(', ')} left, not ${wanted} of each`)
  const left = stocks.reduce((sum, one) => sum + one, 0)
  const sentence = `${carts} carts at once, calling two instances, each with ${each} pieces of the same ${lines} products in another order, ${stock} of each in stock`
  return { ...tally, left, ms, problems, sentence }
}
