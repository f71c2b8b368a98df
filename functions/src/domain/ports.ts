import type { ProductStore } from './catalog/product-store.ts'
import type { Log } from './log.ts'
import type { MaintenanceStore } from './maintenance/maintenance.ts'
import type { IdentityProvider } from './membership/identity-provider.ts'
import type { MemberStore } from './membership/member-store.ts'
import type { RemovalStore } from './membership/removal-store.ts'
import type { MessageStore } from './messaging/message-store.ts'
import type { OverviewStore } from './overview/overview.ts'
import type { AttentionStore } from './paying/attention-store.ts'
import type { PaymentStore } from './paying/payment-store.ts'
import type { RefundStore } from './paying/refund-store.ts'
import type { StripePayments } from './paying/stripe-payments.ts'
import type { ImageHost } from './picturing/image-host.ts'
import type { OrderStore } from './purchasing/order-store.ts'
import type { PurchaseStore } from './purchasing/purchase-store.ts'
import type { MovementLedger } from './purchasing/roll-up-movements.ts'
import type { ReviewStore } from './reviewing/review-store.ts'
import type { ShopSettings } from './settings.ts'

/** Everything a use case may ask of the world outside; wired in one place. */
export interface Shop {
  settings: ShopSettings
  products: ProductStore
  purchases: PurchaseStore
  ledger: MovementLedger
  orders: OrderStore
  payments: PaymentStore
  refunds: RefundStore
  attention: AttentionStore
  members: MemberStore
  removals: RemovalStore
  reviews: ReviewStore
  messages: MessageStore
  overview: OverviewStore
  maintenance: MaintenanceStore
  database: { ping(): Promise<void> }
  identity: IdentityProvider
  stripe: StripePayments
  images: ImageHost
  log: Log
  /** Only the edges ask for the time and for ids; rules and use cases are told. */
  now: () => Date
  newId: () => string
}
