import { createHash } from 'node:crypto'
import type { Locale } from '@wood-master/contract/locale'
import * as m from '../../texts/orders.ts'
import { canBeBought, type Product } from '../catalog/product.ts'
import { errors } from '../errors.ts'
import { storedLocale } from '../language.ts'
import { ShopError } from '../shop-error.ts'

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
const noticeId = (productId: string, email: string) =>
  createHash('sha256').update(`${productId} ${email}`).digest('hex')

export interface NoticeStore {
  /** Notes it once; the rule throws where nobody has to wait. */
  ask(notice: StockNotice, rule: (product: Product | undefined) => void): Promise<void>
  noticesOf(productId: string, limit: number): Promise<string[]>
  /** Writes the mail of a notice that was asked for and forgets it, in one transaction; false when another run did. */
  tell(noticeId: string, now: Date): Promise<boolean>
}

/** Notes who is told once the product can be ordered again. Throws `not_found`, `invalid_request` where it can be, or `busy`. */
export function askForNotice(
  shop: { promises: NoticeStore },
  { productId, email, now: createdAt }: { productId: string; email: string; now: Date },
): Promise<void> {
  const notice = { id: noticeId(productId, email), productId, email, locale: storedLocale(), createdAt }
  return shop.promises.ask(notice, assertAway)
}

function assertAway(product: Product | undefined): void {
  if (!product || product.draft) throw errors.noSuchProduct()
  if (canBeBought(product)) throw new ShopError('invalid_request', m.canBeOrdered())
}
