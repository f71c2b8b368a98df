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
} as const
