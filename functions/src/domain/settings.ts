/** The shop's parameters that rules need. */
export interface ShopSettings {
  /** ISO 4217 in lower case. */
  currency: string
  enforceMinimumOrder: boolean
  unpaidOrderHours: number
}

/** The shop's parameters that only the HTTP side needs. */
export interface HttpSettings {
  /** Origins of pages that may call from a browser, beside the API's own. */
  siteOrigins: string[]
  /** Multiplies the contract's calls a minute, decimals included; 0 turns the limits off. */
  rateLimitFactor: number
  /** How long an instance hands out a public list from its memory, in seconds; 0 asks the database each time. */
  publicListSeconds: number
  /** Proxies in front of the function whose claim about the caller's address is trusted. */
  trustedProxies: number
  /** What this build was made from. */
  commit: string
}
