import type { Page } from '@playwright/test'

/** Who looks at a page. */
export type Viewer = 'visitor' | 'shopper' | 'admin'

/** A page of the shop, in one of its states. */
export interface ShopPage {
  /** Becomes the name of its picture. */
  name: string
  /** The router's pattern that it stands for; left out by a further state of a page. */
  route?: string
  path: string
  viewer: Viewer
  /** Brings the page into its state. */
  prepare?: (page: Page) => Promise<void>
  /** It loads a list or numbers and says so when that fails. */
  loads?: true
  /** What it says when there is nothing to list. */
  empty?: string
}

const openOrder = async (page: Page) => {
  await page.locator('[data-order]').first().getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: /^Order/ }).waitFor()
}

const openUnpaidOrder = async (page: Page) => {
  await page
    .getByRole('link', { name: /Pay now/ })
    .first()
    .click()
  await page.frameLocator('iframe[title*="card" i]').locator('[name="cardnumber"]').waitFor()
}

const openInvoice = async (page: Page) => {
  await page
    .getByRole('link', { name: /Invoice/ })
    .first()
    .click()
  await page.getByRole('button', { name: /Print/ }).waitFor()
}

/** The address that invoices had when they were receipts. */
const openReceipt = async (page: Page) => {
  await openInvoice(page)
  await page.goto(page.url().replace(/invoice$/, 'receipt'))
  await page.getByRole('button', { name: /Print/ }).waitFor()
}

const askForReturn = async (page: Page) => {
  await openOrder(page)
  await page.getByRole('link', { name: 'Return or report a problem' }).click()
  await page.getByRole('button', { name: 'Send' }).waitFor()
}

/** Of a return that there is not, so it has no slip. */
const openReturnSlip = async (page: Page) => {
  await openOrder(page)
  await page.goto(`${page.url()}/return/none`)
  await page.getByText('No return slip').waitFor()
}

/** A row that would change a product, and one that is refused; nothing is applied. */
const rehearseImport = async (page: Page) => {
  const buffer = Buffer.from('SKU,Price\nPLN-WAL-230,121\nDWL-OAK-12,cheap\n')
  await page.getByLabel('CSV file').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Preview import' }).click()
  await page.getByText(/^Price: Is not a number/).waitFor()
}

const visitorPages: Omit<ShopPage, 'viewer'>[] = [
  { name: 'home', route: '/', path: '/', loads: true, empty: 'No products yet' },
  { name: 'products', route: '/products', path: '/products' },
  { name: 'products-list', path: '/products?view=list' },
  { name: 'products-none', path: '/products?q=zzzz' },
  { name: 'product', route: '/products/:id', path: '/products/walnut-smoothing-plane' },
  { name: 'product-unavailable', path: '/products/oak-stair-baluster' },
  { name: 'product-unknown', path: '/products/no-such-product' },
  { name: 'quick-order', route: '/quick-order', path: '/quick-order' },
  { name: 'forgot-password', route: '/account/forgotPassword', path: '/account/forgotPassword' },
  {
    name: 'account-action',
    route: '/account/action',
    path: '/account/action?mode=resetPassword&oobCode=used',
  },
  { name: 'cart', route: '/cart', path: '/cart' },
  { name: 'portfolio', route: '/myPortfolio', path: '/myPortfolio' },
  { name: 'blog', route: '/blog', path: '/blog' },
  { name: 'service', route: '/service', path: '/service' },
  { name: 'prices', route: '/prices', path: '/prices' },
  { name: 'legal', route: '/legal/:id', path: '/legal/terms' },
  { name: 'login', route: '/login', path: '/login' },
  { name: 'register', route: '/register', path: '/register' },
  { name: 'not-found', route: '*', path: '/no-such-page' },
]

const shopperPages: Omit<ShopPage, 'viewer'>[] = [
  { name: 'purchase', route: '/purchase/:id', path: '/purchase/walnut-smoothing-plane' },
  { name: 'purchase-unavailable', path: '/purchase/oak-stair-baluster' },
  { name: 'purchase-unknown', path: '/purchase/id' },
  { name: 'checkout', route: '/checkout', path: '/checkout' },
  { name: 'order-payment', route: '/order/:id', path: '/dashboard/myOrders', prepare: openUnpaidOrder },
  { name: 'my-profile', route: '/dashboard', path: '/dashboard' },
  { name: 'my-profile-too', route: '/dashboard/myProfile', path: '/dashboard/myProfile', loads: true },
  { name: 'update-profile', route: '/dashboard/updateProfile', path: '/dashboard/updateProfile' },
  {
    name: 'my-orders',
    route: '/dashboard/myOrders',
    path: '/dashboard/myOrders',
    loads: true,
    empty: 'No orders yet',
  },
  { name: 'my-orders-none', path: '/dashboard/myOrders?q=zzzz' },
  { name: 'my-order', route: '/dashboard/myOrders/:id', path: '/dashboard/myOrders', prepare: openOrder },
  {
    name: 'invoice',
    route: '/dashboard/myOrders/:id/invoice',
    path: '/dashboard/myOrders',
    prepare: openInvoice,
  },
  {
    name: 'receipt',
    route: '/dashboard/myOrders/:id/receipt',
    path: '/dashboard/myOrders',
    prepare: openReceipt,
  },
  {
    name: 'ask-return',
    route: '/dashboard/myOrders/:id/return',
    path: '/dashboard/myOrders?state=shipped',
    prepare: askForReturn,
  },
  {
    name: 'return-slip',
    route: '/dashboard/myOrders/:id/return/:returnId',
    path: '/dashboard/myOrders?state=shipped',
    prepare: openReturnSlip,
  },
  { name: 'add-review', route: '/dashboard/addReview', path: '/dashboard/addReview' },
  { name: 'dashboard-unknown', route: '/dashboard/*', path: '/dashboard/no-such-page' },
]

const adminPages: Omit<ShopPage, 'viewer'>[] = [
  { name: 'overview', route: '/dashboard/overview', path: '/dashboard/overview', loads: true },
  {
    name: 'manage-orders',
    route: '/dashboard/manageOrder',
    path: '/dashboard/manageOrder',
    loads: true,
    empty: 'No orders yet',
  },
  { name: 'manage-orders-none', path: '/dashboard/manageOrder?state=paid&q=zzzz', empty: 'No orders found' },
  {
    name: 'manage-order',
    route: '/dashboard/manageOrder/:id',
    path: '/dashboard/manageOrder',
    prepare: openOrder,
  },
  {
    name: 'packing',
    route: '/dashboard/packing',
    path: '/dashboard/packing',
    loads: true,
    empty: 'Nothing waits to be packed',
  },
  {
    name: 'pick-list',
    route: '/dashboard/papers/:kind',
    path: '/dashboard/papers/pick-list',
    empty: 'Nothing to print',
  },
  {
    name: 'returns',
    route: '/dashboard/returns',
    path: '/dashboard/returns',
    loads: true,
    empty: 'No returns here',
  },
  { name: 'add-product', route: '/dashboard/addProduct', path: '/dashboard/addProduct' },
  {
    name: 'manage-products',
    route: '/dashboard/manageProducts',
    path: '/dashboard/manageProducts',
    loads: true,
    empty: 'No products yet',
  },
  {
    name: 'manage-products-low',
    path: '/dashboard/manageProducts?show=low',
    empty: 'Nothing is running low',
  },
  {
    name: 'edit-product',
    route: '/dashboard/manageProducts/:id',
    path: '/dashboard/manageProducts/walnut-smoothing-plane',
  },
  { name: 'product-grid', route: '/dashboard/productGrid', path: '/dashboard/productGrid' },
  {
    name: 'person',
    route: '/dashboard/person/:email',
    path: '/dashboard/person/shopper%40wood-master.test',
  },
  {
    name: 'phone-order',
    route: '/dashboard/person/:email/order',
    path: '/dashboard/person/shopper%40wood-master.test/order',
  },
  {
    name: 'import-products',
    route: '/dashboard/importProducts',
    path: '/dashboard/importProducts',
    loads: true,
  },
  {
    name: 'product-import',
    route: '/dashboard/importProducts/:id',
    path: '/dashboard/importProducts',
    prepare: rehearseImport,
  },
  { name: 'manage-users', route: '/dashboard/manageUser', path: '/dashboard/manageUser', loads: true },
  { name: 'manage-users-none', path: '/dashboard/manageUser?q=zzzz', empty: 'No users found' },
  {
    name: 'messages',
    route: '/dashboard/messages',
    path: '/dashboard/messages',
    loads: true,
    empty: 'No messages yet',
  },
  { name: 'mails', route: '/dashboard/mails', path: '/dashboard/mails', loads: true, empty: 'No mails' },
  { name: 'mail-settings', route: '/dashboard/mailSettings', path: '/dashboard/mailSettings' },
  { name: 'messages-unread', path: '/dashboard/messages?show=unread', empty: 'All read' },
  {
    name: 'manage-reviews',
    route: '/dashboard/manageReviews',
    path: '/dashboard/manageReviews',
    loads: true,
    empty: 'No reviews yet',
  },
  { name: 'reviews-hidden', path: '/dashboard/manageReviews?show=hidden', empty: 'No hidden reviews' },
  { name: 'delivery', route: '/dashboard/delivery', path: '/dashboard/delivery' },
  { name: 'tax', route: '/dashboard/tax', path: '/dashboard/tax' },
  { name: 'legal-pages', route: '/dashboard/legalPages', path: '/dashboard/legalPages' },
  { name: 'search-words', route: '/dashboard/searchWords', path: '/dashboard/searchWords' },
  { name: 'attention', route: '/dashboard/attention', path: '/dashboard/attention', loads: true },
]

const seenBy = (viewer: Viewer) => (page: Omit<ShopPage, 'viewer'>) => ({ ...page, viewer })

/**
 * Every page of the shop in every state that needs no story to reach it: what is photographed, what must be accessible
 * and obey the policy, and what must say that it is empty or failed to load. A test keeps it complete.
 */
export const shopPages: ShopPage[] = [
  ...visitorPages.map(seenBy('visitor')),
  ...shopperPages.map(seenBy('shopper')),
  ...adminPages.map(seenBy('admin')),
]
