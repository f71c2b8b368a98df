/** Pages as a report names them: never an address, which may say whose order it is. */
export const reportedPages = [
  ...['home', 'products', 'product', 'blog', 'myPortfolio', 'legal', 'login', 'register'],
  ...['cart', 'quick-order', 'checkout', 'order', 'dashboard', 'other'],
] as const
