export const messages = {
  nameRequired: 'Name is required',
  priceRequired: 'Price is required',
  priceWrong: (decimals: number) =>
    decimals === 0
      ? 'Use a whole price above 0'
      : `Use a price above 0 with at most ${decimals === 2 ? 'two' : decimals} decimals`,
  priceTooHigh: 'The price is too high',
  minQuantityRequired: 'Minimum Quantity is required',
  availableQuantityRequired: 'Available Quantity is required',
  wholeFrom: (least: number) => `Use a whole number from ${least}`,
  quantityTooHigh: 'The quantity is too high',
  skuRequired: 'SKU is required',
  skuWrong: 'Use letters and digits, with single dashes between them',
  categoryRequired: 'Category is required',
  unitRequired: 'Unit is required',
  casePackRequired: 'Case pack is required',
  tooHeavy: 'The weight is too high',
  breakQuantityRequired: 'Quantity is required',
  noBreaks: 'Every quantity costs the same. A price break makes larger orders cheaper.',
  descriptionRequired: 'Description is required',
  imageRequired: 'Image is required',
  imagesHint:
    'JPEG, PNG, WebP or AVIF, up to 5 MB each and 8 in all. The first is the main one; drag or use the arrows to change the order.',
  imagesUploading: 'Wait until every image is uploaded',
  imagesFailed: 'Retry or remove the images that were not uploaded',
  imagesTooMany: (left: number) =>
    `A product has at most 8 images: ${left === 1 ? 'one was' : `${left} were`} left out`,
  imageMoved: (place: number) =>
    place === 1 ? 'The image is now the main one' : `The image is now number ${place}`,
  error: 'Error!',
  added: 'Product Added',
  changed: 'Product Updated',
  successful: 'Successful',
  restocked: 'Stock updated',
  searchHint: 'Oak leg, chisel, dowel …',
  noneYet: 'No products yet',
  noneFound: 'No products found',
  noneFoundText: 'Try fewer or shorter words, or clear the filters.',
  noneLow: 'Nothing is running low',
  noneLowText: 'Every product has at least two minimum orders in stock.',
} as const
