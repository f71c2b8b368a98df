import { documentPaths } from '@wood-master/contract/documents'
import { locale, prefixOf } from '@wood-master/contract/locale'

/** Of every address in the language of this site. */
export const prefix = prefixOf(locale())

const product = (id: string) => prefix + documentPaths.product.replace(':id', encodeURIComponent(id))

export const paths = {
  home: prefix || documentPaths.home,
  tools: `${prefix || '/'}#tools`,
  contact: `${prefix || '/'}#contact`,
  products: prefix + documentPaths.catalogue,
  product,
  productReviews: (id: string) => `${product(id)}#reviews`,
  portfolio: prefix + documentPaths.portfolio,
  blog: prefix + documentPaths.blog,
  service: `${prefix}/service`,
  prices: `${prefix}/prices`,
  legal: (page: string) => prefix + documentPaths.legal.replace(':id', page),
  purchase: (id: string) => `${prefix}/purchase/${encodeURIComponent(id)}`,
  /** The navbar's purchase link; it names no product on purpose. */
  purchasePlaceholder: `${prefix}/purchase/id`,
  orderPayment: (id: string) => `${prefix}/order/${encodeURIComponent(id)}`,
  cart: `${prefix}/cart`,
  quickOrder: `${prefix}/quick-order`,
  checkout: `${prefix}/checkout`,
  login: prefix + documentPaths.login,
  register: prefix + documentPaths.register,
  forgotPassword: `${prefix}/account/forgotPassword`,
  /** Where the links in Firebase's mails lead; set in the Firebase console. */
  accountAction: `${prefix}/account/action`,
  dashboard: `${prefix}/dashboard`,
  myProfile: `${prefix}/dashboard/myProfile`,
  updateProfile: `${prefix}/dashboard/updateProfile`,
  myOrders: `${prefix}/dashboard/myOrders`,
  myOrder: (id: string) => `${prefix}/dashboard/myOrders/${encodeURIComponent(id)}`,
  invoice: (id: string) => `${prefix}/dashboard/myOrders/${encodeURIComponent(id)}/invoice`,
  addReview: `${prefix}/dashboard/addReview`,
} as const
