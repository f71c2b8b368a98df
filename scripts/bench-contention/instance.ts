import { send } from '../../functions/testing/call.ts'
import { aProduct } from '../../functions/testing/factories.ts'
import { signUp } from '../../functions/testing/sign-in.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import type { Order, Report } from './messages.ts'

/** One instance of the shop in a process of its own, with buyers who start on request. */
const api = await startApi()
const buyersHere = Number(process.env.BUYERS_HERE)
const buyers = await Promise.all(Array.from({ length: buyersHere }, () => signUp(api, 'buyer')))
const tell = (report: Report) => process.send?.(report)

process.on('message', async (order: Order) => {
  if (order.kind === 'stop') {
    await api.close()
    process.disconnect()
    return
  }
  if (order.kind === 'stock') {
    const made = order.stock.map((availableQuantity) => aProduct(api, { availableQuantity, minQuantity: 1 }))
    tell({ kind: 'stocked', products: await Promise.all(made) })
    return
  }
  const holds = await Promise.all(
    buyers.map(async (buyer, index) => {
      const id = order.products[(order.from + index) % order.products.length] ?? ''
      const started = performance.now()
      const body = { availableQuantity: 0, quantity: 2 }
      const { status } = await send(api, 'changeStock', { params: { id }, body, token: buyer.token })
      return { status, ms: performance.now() - started }
    }),
  )
  tell({ kind: 'held', holds })
})
tell({ kind: 'ready' })
