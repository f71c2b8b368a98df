import { documentLimits } from './document-limits.ts'

/** Every limit that both the forms and the server enforce. Free of any library: pages import it. */
export const limits = {
  ...documentLimits,
  /** Products whose stock is asked for at once. */
  stockLevels: 30,
  nameLength: 120,
  skuLength: 40,
  unitLength: 40,
  /** Of one unit, in grams: a tonne. */
  weightGrams: 1_000_000,
  priceBreaks: 10,
  /** Working days that making a product to order takes at most, and deliveries to the shop that are announced at once. */
  madeDays: 250,
  incoming: 20,
  productImages: 8,
  /** Rows of a file of products and of one chunk of it, and characters of a cell. */
  importRows: 5_000,
  importChunkRows: 100,
  importCellLength: 20_000,
  poNumberLength: 40,
  addressPartLength: 100,
  addresses: 20,
  zones: 50,
  zoneRates: 30,
  taxRates: 500,
  /** Of a whole order, in grams: what the heaviest rate may carry. */
  orderGrams: 1_000_000_000,
  carrierLength: 60,
  trackingLength: 60,
  trackingNumbers: 20,
  /** Returns of an order; what a buyer writes about one, and pictures of it. */
  orderReturns: 20,
  returnWordsLength: 1_000,
  returnImages: 6,
  /** Characters and lines of a pasted order list. */
  orderListLength: 20_000,
  orderListLines: 200,
  /** Of a line that names a product and a quantity: a row of a spreadsheet with a description fits. */
  orderLineLength: 1_000,
  descriptionLength: 2_000,
  reviewLength: 2_000,
  messageLength: 5_000,
  mailRecipients: 10,
  legalTextLength: 20_000,
  reasonLength: 300,
  /** What the shop's people write for themselves about an order or a person. */
  noteLength: 1_000,
  notes: 100,
  tags: 10,
  tagLength: 30,
  urlLength: 2_000,
  shortTextLength: 160,
  ratingMin: 0,
  ratingMax: 5,
  /** Of a body, where its call states no other. The longest row of a file of products, with its translations, fits. */
  bodyKilobytes: 96,
  /** Bytes of an uploaded image. */
  imageBytes: 5 * 1024 * 1024,
  /** Most documents on one page of a list. */
  pageSize: 100,
  /** Entries of a list of which no page was asked for. */
  wholeList: 1_000,
  synonyms: 300,
} as const

/** Image types that the shop accepts, recognized by their content and not by their name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const homeCounts = { products: 6, reviews: 6 } as const
