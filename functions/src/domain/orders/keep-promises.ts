import { canBeBought, type Product } from '../catalog/product.ts'
import { comesByDelivery, leavingAfterDelivery } from '../catalog/supply.ts'
import { attempt, type Log } from '../log.ts'
import { sweep } from '../sweep.ts'
import { type Order, type OrderLines, unitsOf } from './order.ts'
import type { NoticeStore } from './stock-notice.ts'

/** The order with what came for it, and with the promise that a moved delivery allows; nothing when it knows all of that. */
export function withPromiseKept(order: Order, product: Product, now: Date): Order | undefined {
  const line = order.lines.find(({ productId }) => productId === product.id)
  if (!line?.awaited) return undefined
  const { supply, arrived = {} } = product
  const days = new Map(supply?.kind === 'backorder' ? supply.incoming.map(({ id, on }) => [id, on]) : [])
  const awaited = line.awaited
    .map(({ source, on, quantity }) => ({
      source,
      on: days.get(source) ?? on,
      quantity: quantity - Math.min(quantity, arrived[source] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
  const isMoved = awaited.some(({ source, on }) =>
    line.awaited?.some((before) => before.source === source && before.on !== on),
  )
  const isArrived = unitsOf(awaited) < unitsOf(line.awaited)
  if (!isMoved && !isArrived) return undefined
  const last = awaited
    .flatMap(({ on }) => on ?? [])
    .toSorted()
    .at(-1)
  const promise = isMoved && last !== undefined ? leavingAfterDelivery(last, now) : line.promise
  const changed = { ...line, promise, awaited: awaited.length > 0 ? awaited : undefined }
  const lines = order.lines.map((one) => (one === line ? changed : one)) as OrderLines
  const before = line.promise
  if (!promise || promise.from === before?.from) return { ...order, lines }
  const moved = { productId: product.id, before, after: promise, at: now }
  return { ...order, lines, movedPromises: [...(order.movedPromises ?? []), moved] }
}

export interface PromiseStore extends NoticeStore {
  productsWithNews(limit: number): Promise<string[]>
  /** Orders that wait for a delivery of the product, the oldest first. */
  ordersAwaiting(productId: string, source: string, limit: number): Promise<string[]>
  /** Writes the order that the rule makes of it and of the product, with its mail, in one transaction; false when it stays. */
  keep(
    place: { orderId: string; productId: string; now: Date },
    rule: (order: Order, product: Product) => Order | undefined,
  ): Promise<boolean>
  find(productId: string): Promise<Product | undefined>
  /** There is nothing more to tell of a product, unless there is more news since. */
  told(productId: string, since: Date): Promise<void>
}

interface PromisePorts {
  promises: PromiseStore
  log: Log
}

export interface PromiseRun {
  orders: number
  notices: number
  failed: number
}

/** Tells every order of deliveries that came or move, and who asked for it that a product is back, each once. Safe to run twice at once, and after it was interrupted. */
export async function keepPromises(shop: PromisePorts, now: Date): Promise<PromiseRun> {
  const run: PromiseRun = { orders: 0, notices: 0, failed: 0 }
  await sweep(
    (limit) => shop.promises.productsWithNews(limit),
    async (productId) => {
      const { orders, notices, failed } = await keepPromisesOf(shop, productId, now)
      run.orders += orders
      run.notices += notices
      run.failed += failed
    },
  )
  return run
}

/** The same for one product; it is through once a pass changes nothing more. */
export async function keepPromisesOf(shop: PromisePorts, productId: string, now: Date): Promise<PromiseRun> {
  const run: PromiseRun = { orders: 0, notices: 0, failed: 0 }
  let changed: number
  do {
    changed = 0
    const product = await shop.promises.find(productId)
    const { newsSince, promised = {} } = product ?? {}
    if (!product || !newsSince) return run
    const tried = async (about: Record<string, unknown>, work: () => Promise<boolean>) => {
      const done = await attempt(shop.log, 'promise could not be kept', about, work)
      if (done === undefined) run.failed++
      return done
    }
    for (const source of Object.keys(promised).filter((id) => comesByDelivery({ source: id }))) {
      await sweep(
        (limit) => shop.promises.ordersAwaiting(productId, source, limit),
        async (orderId) => {
          const place = { orderId, productId, now }
          const keep = () => shop.promises.keep(place, (order, found) => withPromiseKept(order, found, now))
          if (await tried({ orderId }, keep)) changed++
        },
      )
    }
    if (canBeBought(product)) {
      await sweep(
        (limit) => shop.promises.noticesOf(productId, limit),
        async (noticeId) => {
          if (await tried({ noticeId }, () => shop.promises.tell(noticeId, now))) run.notices++
        },
      )
    }
    run.orders += changed
    if (changed === 0 && run.failed === 0) await shop.promises.told(productId, newsSince)
  } while (changed > 0 && run.failed === 0)
  return run
}
