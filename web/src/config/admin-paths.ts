import { prefix } from './paths.ts'

/** Pages of the shop's people; apart, because the public documents need none of them. */
export const adminPaths = {
  manageOrder: `${prefix}/dashboard/manageOrder`,
  cancelRequests: `${prefix}/dashboard/manageOrder?cancel=yes`,
  manageOneOrder: (id: string) => `${prefix}/dashboard/manageOrder/${encodeURIComponent(id)}`,
  addProduct: `${prefix}/dashboard/addProduct`,
  duplicateProduct: (id: string) => `${prefix}/dashboard/addProduct?copy=${encodeURIComponent(id)}`,
  productGrid: `${prefix}/dashboard/productGrid`,
  manageUser: `${prefix}/dashboard/manageUser`,
  person: (email: string) => `${prefix}/dashboard/person/${encodeURIComponent(email)}`,
  phoneOrder: (email: string) => `${prefix}/dashboard/person/${encodeURIComponent(email)}/order`,
  manageProducts: `${prefix}/dashboard/manageProducts`,
  editProduct: (id: string) => `${prefix}/dashboard/manageProducts/${encodeURIComponent(id)}`,
  importProducts: `${prefix}/dashboard/importProducts`,
  productImport: (id: string) => `${prefix}/dashboard/importProducts/${encodeURIComponent(id)}`,
  packing: `${prefix}/dashboard/packing`,
  /** Papers of these orders, one after the other; without orders, of all that wait to be shipped. */
  papers: (kind: string, orderIds: readonly string[] = []) =>
    `${prefix}/dashboard/papers/${kind}${orderIds.length > 0 ? `?orders=${orderIds.map(encodeURIComponent).join(',')}` : ''}`,
  returns: `${prefix}/dashboard/returns`,
  overview: `${prefix}/dashboard/overview`,
  messages: `${prefix}/dashboard/messages`,
  unreadMessages: `${prefix}/dashboard/messages?show=unread`,
  mails: `${prefix}/dashboard/mails`,
  mailsTo: (email: string) => `${prefix}/dashboard/mails?email=${encodeURIComponent(email)}`,
  mailSettings: `${prefix}/dashboard/mailSettings`,
  manageReviews: `${prefix}/dashboard/manageReviews`,
  delivery: `${prefix}/dashboard/delivery`,
  tax: `${prefix}/dashboard/tax`,
  legalPages: `${prefix}/dashboard/legalPages`,
  searchWords: `${prefix}/dashboard/searchWords`,
  paymentAlerts: `${prefix}/dashboard/attention`,
} as const
