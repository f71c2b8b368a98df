/** Every limit that both the forms and the server enforce. Free of any library: pages import it. */
export const limits = {
  /** Highest price of a product and of a whole order, in major units (dollars): what a card charge can carry. */
  maxPrice: 999_999.99,
  /** Highest quantity of a purchase and of a stock. */
  maxQuantity: 1_000_000,
  /** Products whose stock is asked for at once. */
  stockLevels: 30,
  nameLength: 120,
  skuLength: 40,
  categoryLength: 60,
  materialLength: 60,
  unitLength: 40,
  /** Of one unit, in grams: a tonne. */
  weightGrams: 1_000_000,
  priceBreaks: 10,
  productImages: 8,
  /** Rows of a file of products and of one chunk of it, and characters of a cell. */
  importRows: 5_000,
  importChunkRows: 100,
  importCellLength: 20_000,
  cartLines: 100,
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
  /** Characters and lines of a pasted order list. */
  orderListLength: 20_000,
  orderListLines: 200,
  /** Of a line that names a product and a quantity: a row of a spreadsheet with a description fits. */
  orderLineLength: 1_000,
  descriptionLength: 2_000,
  reviewLength: 2_000,
  messageLength: 5_000,
  mailRecipients: 10,
  reasonLength: 300,
  urlLength: 2_000,
  emailLength: 254,
  shortTextLength: 160,
  passwordMin: 6,
  ratingMin: 0,
  ratingMax: 5,
  /** Bytes of an uploaded image. */
  imageBytes: 5 * 1024 * 1024,
  /** Most documents on one page of a list. */
  pageSize: 100,
  searchLength: 80,
  synonyms: 300,
} as const

/** Image types that the shop accepts, recognized by their content and not by their name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const homeCounts = { products: 6, reviews: 6 } as const
