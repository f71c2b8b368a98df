import { documentPaths } from '@wood-master/contract/documents'

const product = (id: string) => documentPaths.product.replace(':id', encodeURIComponent(id))

/** Every path of the site. */
export const paths = {
  home: documentPaths.home,
  tools: '/#tools',
  contact: '/#contact',
  products: documentPaths.catalogue,
  product,
  productReviews: (id: string) => `${product(id)}#reviews`,
  portfolio: documentPaths.portfolio,
  blog: documentPaths.blog,
  service: '/service',
  purchase: (id: string) => `/purchase/${encodeURIComponent(id)}`,
  /** The navbar's purchase link; it names no product on purpose. */
  purchasePlaceholder: '/purchase/id',
  orderPayment: (id: string) => `/order/${encodeURIComponent(id)}`,
  cart: '/cart',
  quickOrder: '/quick-order',
  checkout: '/checkout',
  login: documentPaths.login,
  register: documentPaths.register,
  forgotPassword: '/account/forgotPassword',
  /** Where the links in Firebase's mails lead; set in the Firebase console. */
  accountAction: '/account/action',
  dashboard: '/dashboard',
  myProfile: '/dashboard/myProfile',
  updateProfile: '/dashboard/updateProfile',
  myOrders: '/dashboard/myOrders',
  myOrder: (id: string) => `/dashboard/myOrders/${encodeURIComponent(id)}`,
  invoice: (id: string) => `/dashboard/myOrders/${encodeURIComponent(id)}/invoice`,
  addReview: '/dashboard/addReview',
  manageOrder: '/dashboard/manageOrder',
  manageOneOrder: (id: string) => `/dashboard/manageOrder/${encodeURIComponent(id)}`,
  addProduct: '/dashboard/addProduct',
  manageUser: '/dashboard/manageUser',
  manageProducts: '/dashboard/manageProducts',
  editProduct: (id: string) => `/dashboard/manageProducts/${encodeURIComponent(id)}`,
  importProducts: '/dashboard/importProducts',
  productImport: (id: string) => `/dashboard/importProducts/${encodeURIComponent(id)}`,
  packing: '/dashboard/packing',
  /** Papers of these orders, one after the other; without orders, of all that wait to be shipped. */
  papers: (kind: string, orderIds: readonly string[] = []) =>
    `/dashboard/papers/${kind}${orderIds.length > 0 ? `?orders=${orderIds.map(encodeURIComponent).join(',')}` : ''}`,
  overview: '/dashboard/overview',
  messages: '/dashboard/messages',
  mails: '/dashboard/mails',
  mailsTo: (email: string) => `/dashboard/mails?email=${encodeURIComponent(email)}`,
  mailSettings: '/dashboard/mailSettings',
  manageReviews: '/dashboard/manageReviews',
  delivery: '/dashboard/delivery',
  searchWords: '/dashboard/searchWords',
  paymentAlerts: '/dashboard/attention',
} as const
