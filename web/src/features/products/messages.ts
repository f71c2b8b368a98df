/** The texts of the products' pages. */
export const messages = {
  toolsTitle: 'Choose your Tools',
  buyNow: 'Buy Now',
  notAvailable: 'Product not Available.',
  seeAll: 'See all products',
  noneYet: 'No products yet',
  noneYetText: 'Please come back soon.',
  noneFound: 'No products found',
  noneFoundText: 'Try fewer or shorter words, or see the whole catalogue.',
  nearTitle: 'Perhaps one of these',
  relatedTitle: 'More like this',
  unknown: 'Product not found',
  unknownText: 'There is no such product, or its link is not complete.',
  gone: 'No longer sold',
  inStock: 'In stock',
  runningLow: (left: number) => `Running low: ${left.toLocaleString('en')} left`,
} as const
