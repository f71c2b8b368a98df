import { limits } from '@wood-master/contract/limits'
import { countOf } from '#lib/text/count.ts'
import { numberText } from '#lib/text/numbers.ts'

export const messages = {
  title: 'Quick order',
  intro: 'Type a SKU or a name and press Enter, paste a list from a spreadsheet, or drop a file.',
  typeTitle: 'Type',
  pasteTitle: 'Paste or drop',
  pasteHint: `One product a line: SKU and quantity, in any usual form. Up to ${limits.orderListLines} lines; a cart has room for ${limits.cartLines} products.`,
  check: 'Check the list',
  empty: 'Paste at least one line',
  tooLong: `A list can have at most ${limits.orderListLines} lines and ${numberText(limits.orderListLength)} characters. Please split it.`,
  unreadableFile: 'This file could not be read. Save it as CSV and try again.',
  sample: 'Download a sample',
  noneFound: 'Nothing found. Try fewer or shorter words.',
  chooseProduct: 'Choose a product from the list',
  quantityWhole: 'Use a whole number from 1',
  refusedTitle: (count: number) =>
    count === 1 ? 'One line needs your attention' : `${numberText(count)} lines need your attention`,
  readyTitle: (count: number) => `${countOf(count, 'line')} ready`,
  putIntoCart: (count: number) => `Put ${countOf(count, 'line')} into the cart`,
  inCart: (count: number) => `${countOf(count, 'line')} ${count === 1 ? 'is' : 'are'} in the cart.`,
  tooMany: (over: number) =>
    `A cart has room for ${limits.cartLines} products: leave out ${countOf(over, 'line')} for now, or check out what is in the cart first. The list stays here.`,
  leaveOut: 'Leave out',
  quantity: 'Quantity',
  product: 'Product',
  price: 'Price',
  stock: 'In stock',
  sum: 'Sum',
  listTitle: 'Your list, with prices and stock',
  didYouMean: 'Did you mean',
  inStock: (count: string) => `· ${count} in stock`,
  merged: (count: number) => `${numberText(count)} lines of your list together`,
} as const
