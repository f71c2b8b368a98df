/** Method and path of every call. Free of any library, because the browser's API client imports it. */
export const routes = {
  listProducts: { method: 'GET', path: '/product' },
  addProduct: { method: 'POST', path: '/product' },
  getProduct: { method: 'GET', path: '/singleProduct/{id}' },
  changeStock: { method: 'PUT', path: '/product/{id}' },
  changeProduct: { method: 'PATCH', path: '/product/{id}' },
  deleteProduct: { method: 'DELETE', path: '/product/{id}' },

  listImports: { method: 'GET', path: '/product-import' },
  startImport: { method: 'POST', path: '/product-import' },
  getImport: { method: 'GET', path: '/product-import/{id}' },
  getImportChunk: { method: 'GET', path: '/product-import/{id}/chunk/{chunk}' },
  rehearseImportChunk: { method: 'PUT', path: '/product-import/{id}/chunk/{chunk}' },
  moveImportChunk: { method: 'PATCH', path: '/product-import/{id}/chunk/{chunk}' },

  browseCatalog: { method: 'GET', path: '/catalog' },
  getCatalogProduct: { method: 'GET', path: '/catalog/{id}' },
  getSearchSettings: { method: 'GET', path: '/settings/search' },
  saveSearchSettings: { method: 'PUT', path: '/settings/search' },

  getCart: { method: 'GET', path: '/cart' },
  replaceCart: { method: 'PUT', path: '/cart' },
  priceCart: { method: 'POST', path: '/cart/price' },
  parseOrderList: { method: 'POST', path: '/cart/parse' },
  orderCart: { method: 'POST', path: '/cart/order' },

  listAddresses: { method: 'GET', path: '/address' },
  addAddress: { method: 'POST', path: '/address' },
  changeAddress: { method: 'PUT', path: '/address/{id}' },
  deleteAddress: { method: 'DELETE', path: '/address/{id}' },
  getDeliverySettings: { method: 'GET', path: '/settings/delivery' },
  saveDeliverySettings: { method: 'PUT', path: '/settings/delivery' },
  quoteDelivery: { method: 'POST', path: '/delivery/quote' },

  placeOrder: { method: 'POST', path: '/order' },
  listOrders: { method: 'GET', path: '/order' },
  getOrder: { method: 'GET', path: '/order/{id}' },
  deleteOrder: { method: 'DELETE', path: '/order/{id}' },
  changeDelivery: { method: 'PUT', path: '/order/{id}/delivery' },
  shipOrder: { method: 'PUT', path: '/order/{id}' },
  undoShipment: { method: 'DELETE', path: '/order/{id}/shipment' },
  reportPayment: { method: 'PATCH', path: '/order/{id}' },
  refundOrder: { method: 'POST', path: '/order/{id}/refund' },
  askForDifference: { method: 'POST', path: '/order/{id}/difference-request' },
  requestCancellation: { method: 'POST', path: '/order/{id}/cancel-request' },
  withdrawCancellation: { method: 'DELETE', path: '/order/{id}/cancel-request' },
  decideCancellation: { method: 'PATCH', path: '/order/{id}/cancel-request' },
  getInvoices: { method: 'GET', path: '/order/{id}/invoice' },
  listOwnOrders: { method: 'GET', path: '/userOrder' },

  createPaymentIntent: { method: 'POST', path: '/create-payment-intent' },
  listCards: { method: 'GET', path: '/card' },
  deleteCard: { method: 'DELETE', path: '/card/{id}' },
  stripeWebhook: { method: 'POST', path: '/stripe/webhook' },
  listPaymentAlerts: { method: 'GET', path: '/attention' },
  resolvePaymentAlert: { method: 'PATCH', path: '/attention/{id}' },

  listReviews: { method: 'GET', path: '/review' },
  addReview: { method: 'POST', path: '/review' },
  listProductReviews: { method: 'GET', path: '/product/{id}/reviews' },
  getOwnReview: { method: 'GET', path: '/product/{id}/reviews/own' },
  listReviewsToModerate: { method: 'GET', path: '/review/moderation' },
  moderateReview: { method: 'PATCH', path: '/review/{id}' },

  mintToken: { method: 'PUT', path: '/user/{email}' },
  listUsers: { method: 'GET', path: '/user' },
  isAdmin: { method: 'GET', path: '/admin/{email}' },
  promote: { method: 'PUT', path: '/user/admin/{email}' },
  demote: { method: 'DELETE', path: '/user/admin/{email}' },
  getProfile: { method: 'GET', path: '/singleUser' },
  changeProfile: { method: 'PUT', path: '/singleUser/{email}' },
  getOwnData: { method: 'GET', path: '/account/data' },
  // Not DELETE, because proxies may drop its body, and an email in the address would end up in their logs.
  closeAccount: { method: 'POST', path: '/account/closure' },

  sendMessage: { method: 'POST', path: '/contact' },
  listMessages: { method: 'GET', path: '/contact' },
  markMessage: { method: 'PATCH', path: '/contact/{id}' },
  // Not DELETE, because proxies may drop its body, and a reason in the address would end up in their logs.
  deleteMessage: { method: 'POST', path: '/contact/{id}/deletion' },

  replyToMessage: { method: 'POST', path: '/contact/{id}/reply' },

  listMails: { method: 'GET', path: '/mail' },
  resendMail: { method: 'POST', path: '/mail/{id}/resend' },
  getMailSettings: { method: 'GET', path: '/settings/mail' },
  saveMailSettings: { method: 'PUT', path: '/settings/mail' },

  uploadImage: { method: 'POST', path: '/image' },
  getSettings: { method: 'GET', path: '/settings' },
  getWaitingCounts: { method: 'GET', path: '/overview/waiting' },
  getOverview: { method: 'GET', path: '/overview' },
  getHealth: { method: 'GET', path: '/health' },
  getOpenApi: { method: 'GET', path: '/openapi.json' },
} as const

export type CallName = keyof typeof routes
