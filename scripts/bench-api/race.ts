import { send } from '../../functions/testing/call.ts'
import { aProduct } from '../../functions/testing/factories.ts'
import { signUp, type TestAccount } from '../../functions/testing/sign-in.ts'
import type { Api } from '../../functions/testing/start-api.ts'

const buyers = 16
const stock = 40
const each = 5

/** How the race for the last units ended. */
export interface RaceResult {
  bought: number
  refused: number
  /** Times that a buyer was told to try again in a moment. */
  busy: number
  left: number
  ms: number
  /** What must never happen: stock oversold or lost, or a 500. */
  problems: string[]
  sentence: string
}

/** All buyers at once, each wanting five pieces of a product that has forty, over two instances. */
export async function measureRace(api: Api, second: Api): Promise<RaceResult> {
  const productId = await aProduct(api, { availableQuantity: stock, minQuantity: 1 })
  const people = await Promise.all(Array.from({ length: buyers }, () => signUp(api, 'buyer')))
  const problems: string[] = []
  const tally = { bought: 0, refused: 0, busy: 0 }

  async function patiently(
    name: 'changeStock' | 'placeOrder',
    person: TestAccount,
    body: object,
  ): Promise<Response> {
    for (;;) {
      const instance = people.indexOf(person) % 2 === 0 ? api : second
      const response = await send(instance, name, { params: { id: productId }, body, token: person.token })
      if (response.status !== 503) return response
      tally.busy++
      await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000))
    }
  }

  async function buy(person: TestAccount): Promise<void> {
    const held = await patiently('changeStock', person, { availableQuantity: 0, quantity: each })
    if (held.status === 409) {
      tally.refused++
      return
    }
    if (held.status !== 200) return void problems.push(`a hold returned ${held.status}`)
    const { holdId } = (await held.json()) as { holdId: string }
    const order = {
      email: person.email,
      price: 12.5 * each,
      quantity: each,
      productName: 'Oak dowels',
      img: '',
      holdId,
    }
    const placed = await patiently('placeOrder', person, order)
    if (placed.status === 200) tally.bought++
    else problems.push(`an order returned ${placed.status}`)
  }

  const started = performance.now()
  await Promise.all(people.map(buy))
  const ms = Math.round(performance.now() - started)

  const left = (await api.shop.products.find(productId))?.availableQuantity ?? 0
  const orders = await api.db.collection('orders').where('productId', '==', productId).get()
  const sold = orders.docs.reduce((sum, order) => sum + Number(order.get('quantity')), 0)
  const movements = await api.db.collection('movements').where('productId', '==', productId).get()
  const ledger = movements.docs.reduce((sum, movement) => sum + Number(movement.get('delta')), 0)
  if (sold + left !== stock) problems.push(`${sold} sold and ${left} left of ${stock}`)
  if (left < 1) problems.push(`${left} left, although the last piece is never sold`)
  if (left > each) problems.push(`${left} left, although a buyer got none`)
  if (ledger !== left) problems.push(`the movements add up to ${ledger}, not ${left}`)
  const sentence = `${buyers} buyers at once, calling two instances, each wanting ${each} of the ${stock} pieces of one product`
  return { ...tally, left, ms, problems, sentence }
}
