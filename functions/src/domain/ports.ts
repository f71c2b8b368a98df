import type { IdentityProvider } from './accounts/account.ts'
import type { RecentAccountStore } from './accounts/account-store.ts'
import type { AddressBookStore } from './addresses/address-book.ts'
import type { CardProvider } from './cards/own-cards.ts'
import type { CartStore } from './cart/priced-cart.ts'
import type { ProductSearch, SearchIndex, Synonym } from './catalog/product-search.ts'
import type { ProductRepository, ProductStore } from './catalog/product-store.ts'
import type { CartOrderStore } from './checkout/order-cart.ts'
import type { DeliveryTerms } from './delivery/zone.ts'
import type { ImageHost } from './images/store-image.ts'
import type { InvoiceStore } from './invoices/issue-invoices.ts'
import type { LegalTexts } from './legal-texts.ts'
import type { Log } from './log.ts'
import type { MailServer, MailSettings, OutboxStore } from './mail/mail.ts'
import type { MaintenanceStore } from './maintenance/maintenance.ts'
import type { MessageStore } from './messages/message.ts'
import type { PromiseStore } from './orders/keep-promises.ts'
import type { OrderStore } from './orders/order-store.ts'
import type { StockLevels } from './orders/stock-levels.ts'
import type { OverviewStore } from './overview/overview.ts'
import type { DeclineStore } from './payments/declines.ts'
import type { PaymentAlertStore } from './payments/payment-alert.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { Turns } from './payments/report-payment.ts'
import type { PaymentStore } from './payments/settle-payment.ts'
import type { ImportStore } from './product-import/import-products.ts'
import type { CheckedPayments } from './reconciliation/check-payments.ts'
import type { RefundStore } from './refunds/refund-order.ts'
import type { RemovalStore } from './removal/remove-account.ts'
import type { ReviewStore } from './reviews/review.ts'
import type { ShopSettings } from './settings.ts'
import type { StockStore } from './stock/hold-stock.ts'
import type { MovementLedger } from './stock/roll-up-movements.ts'
import type { SettingsStore } from './stores.ts'
import type { TaxPorts } from './tax/evidence.ts'

/** Every port of the shop, wired in one place; a use case names those that it uses. */
export interface Shop extends TaxPorts {
  settings: ShopSettings
  products: ProductStore
  knownProducts: ProductRepository
  search: ProductSearch
  /** Absent where products are searched in memory. */
  searchIndex: SearchIndex | undefined
  synonyms: SettingsStore<Synonym[]>
  imports: ImportStore
  carts: CartStore
  cartOrders: CartOrderStore
  delivery: SettingsStore<DeliveryTerms>
  addresses: AddressBookStore
  stock: StockStore
  stockLevels: StockLevels
  ledger: MovementLedger
  orders: OrderStore
  promises: PromiseStore
  payments: PaymentStore
  refunds: RefundStore
  invoices: InvoiceStore
  paymentAlerts: PaymentAlertStore
  declines: DeclineStore
  checkedPayments: CheckedPayments
  accounts: RecentAccountStore
  removals: RemovalStore
  reviews: ReviewStore
  messages: MessageStore
  outbox: OutboxStore
  mailServer: MailServer
  mailSettings: MailSettings
  legalTexts: SettingsStore<LegalTexts>
  overview: OverviewStore
  maintenance: MaintenanceStore
  database: { ping(): Promise<void> }
  identity: IdentityProvider
  paymentProvider: PaymentProvider
  reportTurns: Turns
  cards: CardProvider
  images: ImageHost
  log: Log
  now: () => Date
  newId: () => string
}
