import { locale, pathIn } from '@wood-master/contract/locale'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { documentRoutes, leaveForDocument } from './leave-for-document.ts'
import { NotFoundNotice } from './not-found-notice.tsx'
import { PageError } from './page-error.tsx'
import { Root, RootFallback } from './root.tsx'

const dashboardRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./routes/dashboard/profile.tsx') },
  { path: 'myProfile', lazy: () => import('./routes/dashboard/profile.tsx') },
  { path: 'updateProfile', lazy: () => import('./routes/dashboard/update-profile.tsx') },
  { path: 'myOrders', lazy: () => import('./routes/dashboard/my-orders.tsx') },
  { path: 'myOrders/:id', lazy: () => import('./routes/dashboard/my-order.tsx') },
  { path: 'myOrders/:id/invoice', lazy: () => import('./routes/dashboard/invoice.tsx') },
  { path: 'myOrders/:id/return', lazy: () => import('./routes/dashboard/ask-return.tsx') },
  { path: 'myOrders/:id/return/:returnId', lazy: () => import('./routes/dashboard/return-slip.tsx') },
  // What the page was called before orders had invoices; such links are in bookmarks and mails.
  { path: 'myOrders/:id/receipt', lazy: () => import('./routes/dashboard/invoice.tsx') },
  { path: 'addReview', lazy: () => import('./routes/dashboard/add-review.tsx') },
  { path: 'manageOrder', lazy: () => import('./routes/dashboard/manage-orders.tsx') },
  { path: 'manageOrder/:id', lazy: () => import('./routes/dashboard/manage-order.tsx') },
  { path: 'addProduct', lazy: () => import('./routes/dashboard/add-product.tsx') },
  { path: 'manageUser', lazy: () => import('./routes/dashboard/manage-users.tsx') },
  { path: 'person/:email', lazy: () => import('./routes/dashboard/person.tsx') },
  { path: 'person/:email/order', lazy: () => import('./routes/dashboard/phone-order.tsx') },
  { path: 'productGrid', lazy: () => import('./routes/dashboard/product-grid.tsx') },
  { path: 'manageProducts', lazy: () => import('./routes/dashboard/manage-products.tsx') },
  { path: 'manageProducts/:id', lazy: () => import('./routes/dashboard/edit-product.tsx') },
  { path: 'importProducts', lazy: () => import('./routes/dashboard/import-products.tsx') },
  { path: 'importProducts/:id', lazy: () => import('./routes/dashboard/product-import.tsx') },
  { path: 'packing', lazy: () => import('./routes/dashboard/packing.tsx') },
  { path: 'papers/:kind', lazy: () => import('./routes/dashboard/papers.tsx') },
  { path: 'returns', lazy: () => import('./routes/dashboard/returns.tsx') },
  { path: 'overview', lazy: () => import('./routes/dashboard/overview.tsx') },
  { path: 'mails', lazy: () => import('./routes/dashboard/mails.tsx') },
  { path: 'mailSettings', lazy: () => import('./routes/dashboard/mail-settings.tsx') },
  { path: 'messages', lazy: () => import('./routes/dashboard/messages.tsx') },
  { path: 'manageReviews', lazy: () => import('./routes/dashboard/manage-reviews.tsx') },
  { path: 'delivery', lazy: () => import('./routes/dashboard/delivery.tsx') },
  { path: 'tax', lazy: () => import('./routes/dashboard/tax.tsx') },
  { path: 'legalPages', lazy: () => import('./routes/dashboard/legal-pages.tsx') },
  { path: 'searchWords', lazy: () => import('./routes/dashboard/search-words.tsx') },
  { path: 'attention', lazy: () => import('./routes/dashboard/payment-alerts.tsx') },
  { path: '*', Component: NotFoundNotice },
]

/** A page that fails leaves the frame around it intact. */
const guardedByBoundary = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children }]

const pages: RouteObject[] = [
  // Documents of their own; a navigation that ends there leaves this one.
  ...documentRoutes.map((path) => ({
    path,
    loader: leaveForDocument,
    Component: NotFoundNotice,
  })),
  { path: paths.service, lazy: () => import('./routes/service.tsx') },
  { path: paths.prices, lazy: () => import('./routes/prices.tsx') },
  { path: '/purchase/:id', lazy: () => import('./routes/purchase.tsx') },
  { path: paths.quickOrder, lazy: () => import('./routes/quick-order.tsx') },
  { path: paths.checkout, lazy: () => import('./routes/checkout.tsx') },
  { path: paths.cart, lazy: () => import('./routes/cart.tsx') },
  { path: '/order/:id', lazy: () => import('./routes/order-payment.tsx') },
  { path: paths.login, lazy: () => import('./routes/login.tsx') },
  { path: paths.forgotPassword, lazy: () => import('./routes/account/forgot-password.tsx') },
  { path: paths.accountAction, lazy: () => import('./routes/account/action.tsx') },
  { path: paths.register, lazy: () => import('./routes/register.tsx') },
  {
    path: paths.dashboard,
    lazy: () => import('./routes/dashboard/dashboard.tsx'),
    children: guardedByBoundary(dashboardRoutes),
  },
  { path: '*', Component: NotFoundNotice },
]

const inLanguage = (routes: RouteObject[]) =>
  routes.map((route) =>
    route.path?.startsWith('/') ? { ...route, path: pathIn(locale(), route.path) } : route,
  )

export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: RootFallback,
      children: guardedByBoundary(inLanguage(pages)),
    },
  ])
}
