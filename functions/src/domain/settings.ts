import type { CallName } from '@wood-master/contract/routes'
import type { Seller } from './invoices/invoice.ts'
import type { UnpaidLimits } from './stock/hold.ts'

export interface ShopSettings {
  /** ISO 4217 in lower case. */
  currency: string
  enforceMinimumOrder: boolean
  unpaidOrderHours: number
  returnDays: number
  /** Percent that the shop's people may take off an order that they make for its buyer. */
  maxDiscountPercent: number
  /** Where images of products and profiles may be, beside the site itself: what `img-src` in `firebase.json` allows. */
  imageOrigins: readonly string[]
  /** What an account may keep unpaid; left out, as much as there is. */
  unpaidLimits?: UnpaidLimits
  seller: Seller
}

/** The shop's parameters that only the HTTP side needs. */
export interface HttpSettings {
  /** Origins of pages that may call from a browser, beside the API's own. */
  siteOrigins: string[]
  /** Multiplies the contract's calls a minute, decimals included; 0 turns the limits off. */
  rateLimitFactor: number
  /** Calls per minute of one account where they differ from the contract's; the factor applies to them too. */
  perMinute?: Partial<Record<CallName, number>>
  /** How long an instance serves a public list from memory, in seconds; 0 reads the database each time. */
  publicListSeconds: number
  /** How long reads that harm nobody trust a role, in seconds; left out, five, or 0 where public lists are not kept. */
  recentRoleSeconds?: number
  /** Proxies in front of the function whose claim about the caller's address is trusted. */
  trustedProxies: number
  commit: string
}
