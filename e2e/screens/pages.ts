import type { Page } from '@playwright/test'

/** Who looks at a page when it is photographed. */
export type Viewer = 'visitor' | 'shopper' | 'admin'

/** A page to photograph; `name` becomes the name of the file. */
export interface Screen {
  name: string
  path: string
  viewer: Viewer
  /** Brings the page into the state that the screenshot should show. */
  prepare?: (page: Page) => Promise<void>
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

/** Every page of the shop, and who views it. */
export const screens: Screen[] = [
  { name: 'home', path: '/', viewer: 'visitor' },
  { name: 'products', path: '/products', viewer: 'visitor' },
  { name: 'quick-order', path: '/quick-order', viewer: 'visitor' },
  { name: 'cart', path: '/cart', viewer: 'visitor' },
  { name: 'portfolio', path: '/myPortfolio', viewer: 'visitor' },
  { name: 'blog', path: '/blog', viewer: 'visitor' },
  { name: 'login', path: '/login', viewer: 'visitor' },
  { name: 'register', path: '/register', viewer: 'visitor' },
  { name: 'not-found', path: '/no-such-page', viewer: 'visitor' },
  { name: 'purchase', path: '/purchase/walnut-smoothing-plane', viewer: 'shopper' },
  { name: 'purchase-unavailable', path: '/purchase/oak-stair-baluster', viewer: 'shopper' },
  { name: 'purchase-unknown', path: '/purchase/id', viewer: 'shopper' },
  { name: 'order-payment', path: '/dashboard/myOrders', viewer: 'shopper', prepare: openUnpaidOrder },
  { name: 'my-profile', path: '/dashboard', viewer: 'shopper' },
  { name: 'update-profile', path: '/dashboard/updateProfile', viewer: 'shopper' },
  { name: 'my-orders', path: '/dashboard/myOrders', viewer: 'shopper' },
  { name: 'invoice', path: '/dashboard/myOrders', viewer: 'shopper', prepare: openInvoice },
  { name: 'add-review', path: '/dashboard/addReview', viewer: 'shopper' },
  { name: 'overview', path: '/dashboard/overview', viewer: 'admin' },
  { name: 'manage-orders', path: '/dashboard/manageOrder', viewer: 'admin' },
  { name: 'add-product', path: '/dashboard/addProduct', viewer: 'admin' },
  { name: 'manage-products', path: '/dashboard/manageProducts', viewer: 'admin' },
  { name: 'edit-product', path: '/dashboard/manageProducts/walnut-smoothing-plane', viewer: 'admin' },
  { name: 'manage-users', path: '/dashboard/manageUser', viewer: 'admin' },
  { name: 'messages', path: '/dashboard/messages', viewer: 'admin' },
  { name: 'manage-reviews', path: '/dashboard/manageReviews', viewer: 'admin' },
  { name: 'attention', path: '/dashboard/attention', viewer: 'admin' },
]
