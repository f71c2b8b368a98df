/** What the products' pages say. */
export const messages = {
  toolsTitle: 'Choose your Tools',
  buyNow: 'Buy Now',
  notAvailable: 'Product not Available.',
  seeAll: 'See all products',
  noneYet: 'The shelves are being filled',
  noneYetText: 'Please come back soon.',
  noneFound: 'Nothing matches',
  noneFoundText: 'Try fewer or shorter words, or look at the whole catalogue.',
} as const
