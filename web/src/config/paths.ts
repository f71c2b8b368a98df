/** Every address of the site. */
export const paths = {
  home: '/',
  tools: '/#tools',
  products: '/products',
  portfolio: '/myPortfolio',
  blog: '/blog',
  purchase: (id: string) => `/purchase/${encodeURIComponent(id)}`,
  /** The navbar's purchase link; it names no product on purpose. */
  purchasePlaceholder: '/purchase/id',
  orderPayment: (id: string) => `/order/${encodeURIComponent(id)}`,
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  myProfile: '/dashboard/myProfile',
  updateProfile: '/dashboard/updateProfile',
  myOrders: '/dashboard/myOrders',
  receipt: (id: string) => `/dashboard/myOrders/${encodeURIComponent(id)}/receipt`,
  addReview: '/dashboard/addReview',
  manageOrder: '/dashboard/manageOrder',
  addProduct: '/dashboard/addProduct',
  manageUser: '/dashboard/manageUser',
  manageProducts: '/dashboard/manageProducts',
  editProduct: (id: string) => `/dashboard/manageProducts/${encodeURIComponent(id)}`,
  overview: '/dashboard/overview',
  messages: '/dashboard/messages',
  attention: '/dashboard/attention',
} as const

const originParam = 'from'

/** Where to sign in, remembering the page (path, query and hash) that asked for it. */
export function loginPath(origin?: string, page: string = paths.login): string {
  return origin && origin !== paths.home ? `${page}?${originParam}=${encodeURIComponent(origin)}` : page
}

/** The remembered page, or home. Addresses of other sites are never followed. */
export function rememberedOrigin(search: string): string {
  const origin = new URLSearchParams(search).get(originParam)
  return origin && /^\/(?![/\\])/.test(origin) ? origin : paths.home
}
