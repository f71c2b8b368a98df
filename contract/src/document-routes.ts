/** Method and path of the calls that documents make; `routes.ts` has all of them. Free of any library: pages import it. */
export const documentRoutes = {
  listProducts: { method: 'GET', path: '/product' },
  getCatalogProduct: { method: 'GET', path: '/catalog/{id}' },
  browseCatalog: { method: 'GET', path: '/catalog' },
  getCart: { method: 'GET', path: '/cart' },
  replaceCart: { method: 'PUT', path: '/cart' },
  priceCart: { method: 'POST', path: '/cart/price' },
  listConsumerTaxes: { method: 'GET', path: '/tax-rates' },
  listReviews: { method: 'GET', path: '/review' },
  addReview: { method: 'POST', path: '/review' },
  listProductReviews: { method: 'GET', path: '/product/{id}/reviews' },
  getOwnReview: { method: 'GET', path: '/product/{id}/reviews/own' },
  mintToken: { method: 'PUT', path: '/user/{email}' },
  getProfile: { method: 'GET', path: '/singleUser' },
  sendMessage: { method: 'POST', path: '/contact' },
  getSettings: { method: 'GET', path: '/settings' },
} as const
