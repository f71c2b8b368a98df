import { hash } from 'node:crypto'
import type { Locale } from '@wood-master/contract/locale'
import * as m from '../../texts/orders.ts'
import { canBeBought, type Product } from '../catalog/product.ts'
import { comesByDelivery, leavingAfterDelivery } from '../catalog/supply.ts'
import { errors, ShopError } from '../errors.ts'
import { storedLocale } from '../language.ts'
import { attempt, type Log } from '../log.ts'
import type { ShopSettings } from '../settings.ts'
import { sweep } from '../sweep.ts'
import { lastDayOf } from './awaited-units.ts'
import { type Order, type OrderLines, unitsOf } from './order.ts'

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
  const last = lastDayOf(awaited)
  const promise = isMoved && last !== undefined ? leavingAfterDelivery(last, now) : line.promise
  const changed = { ...line, promise, awaited: awaited.length > 0 ? awaited : undefined }
  const lines = order.lines.map((one) => (one === line ? changed : one)) as OrderLines
  const before = line.promise
  if (!promise || promise.from === before?.from) return { ...order, lines }
  const moved = { productId: product.id, before, after: promise, at: now }
  return { ...order, lines, movedPromises: [...(order.movedPromises ?? []), moved] }
}

export interface PromiseStore {
  productsWithNews(limit: number): Promise<string[]>
  /** Orders that wait for a delivery of the product, the oldest first. */
  ordersAwaiting(productId: string, source: string, limit: number): Promise<string[]>
  /** Writes the order that the rule makes of it and of the product, with its mail, in one transaction; false when it stays. */
  keep(
    place: { orderId: string; productId: string; now: Date },
    rule: (order: Order, product: Product) => Order | undefined,
  ): Promise<boolean>
  find(productId: string): Promise<Product | undefined>
  /** There is nothing more to tell of a product until `again`, if at all, unless there is more news since. */
  told(productId: string, since: Date, again?: Date): Promise<void>
  /** Notes it once; the rule throws where nobody has to wait. */
  ask(notice: StockNotice, rule: (product: Product | undefined) => void): Promise<void>
  noticesOf(productId: string, limit: number): Promise<string[]>
  /** Writes the mail of a notice that was asked for and forgets it, in one transaction; says until when its person gets no more, who got too many. */
  tell(
    place: { noticeId: string; now: Date },
    isBack: (product: Product) => boolean,
  ): Promise<'told' | 'not_due' | Date>
}

interface PromisePorts {
  promises: PromiseStore
  settings: Pick<ShopSettings, 'enforceMinimumOrder'>
  log: Log
}

const nothingYet = { orders: 0, notices: 0, failed: 0 }

/** Tells every order of deliveries that came or move, and who asked for it that a product is back, each once. Safe to run twice at once, and after it was interrupted. */
export async function keepPromises(shop: PromisePorts, now: Date) {
  const run = { ...nothingYet }
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
export async function keepPromisesOf(shop: PromisePorts, productId: string, now: Date) {
  const run = { ...nothingYet }
  const isBack = (product: Product) => canBeBought(product, shop.settings.enforceMinimumOrder)
  const leftOutUntil: Date[] = []
  let isTime = true
  let changed: number
  do {
    changed = 0
    const product = await shop.promises.find(productId)
    const { newsSince, promised = {} } = product ?? {}
    if (!product || !newsSince || newsSince > now) return run
    const tried = async <Done>(about: Record<string, unknown>, work: () => Promise<Done>) => {
      const done = await attempt(shop.log, 'promise could not be kept', about, work)
      if (done === undefined) run.failed++
      return done
    }
    for (const source of Object.keys(promised).filter((id) => comesByDelivery({ source: id }))) {
      isTime &&= await sweep(
        (limit) => shop.promises.ordersAwaiting(productId, source, limit),
        async (orderId) => {
          const place = { orderId, productId, now }
          const keep = () => shop.promises.keep(place, (order, found) => withPromiseKept(order, found, now))
          if (await tried({ orderId }, keep)) changed++
        },
      )
    }
    if (isTime && isBack(product)) {
      isTime = await sweep(
        (limit) => shop.promises.noticesOf(productId, limit),
        async (noticeId) => {
          const done = await tried({ noticeId }, () => shop.promises.tell({ noticeId, now }, isBack))
          if (done === 'told') run.notices++
          if (done instanceof Date) leftOutUntil.push(done)
        },
      )
    }
    run.orders += changed
    // Who is left waits for the next run.
    if (!isTime) return run
    const [again] = leftOutUntil.toSorted((one, other) => one.getTime() - other.getTime())
    if (changed === 0 && run.failed === 0) await shop.promises.told(productId, newsSince, again)
  } while (changed > 0 && run.failed === 0)
  return run
}

/** Somebody wants to know that a product can be ordered again: one mail, and it is gone. */
export interface StockNotice {
  id: string
  productId: string
  email: string
  /** In which it was asked for, and is told; English without it. */
  locale?: Locale | undefined
  createdAt: Date
}

/** The same for the same product and email, so that asking twice is asking once. */
const noticeId = (productId: string, email: string) => hash('sha256', `${productId} ${email}`, 'hex')

/** Notes who is told once the product can be ordered again. Throws `not_found`, `invalid_request` where it can be, or `busy`. */
export function askForNotice(
  shop: Pick<PromisePorts, 'promises' | 'settings'>,
  { productId, email, now: createdAt }: { productId: string; email: string; now: Date },
): Promise<void> {
  const notice = { id: noticeId(productId, email), productId, email, locale: storedLocale(), createdAt }
  return shop.promises.ask(notice, (product) => assertAway(product, shop.settings.enforceMinimumOrder))
}

function assertAway(product: Product | undefined, enforceMinimum: boolean): void {
  if (!product || product.draft) throw errors.noSuchProduct()
  if (canBeBought(product, enforceMinimum)) throw new ShopError('invalid_request', m.canBeOrdered())
}
