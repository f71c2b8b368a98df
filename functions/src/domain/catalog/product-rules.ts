import type { PriceList } from '@wood-master/contract/pricing'
import { minimumAboveAvailable, priceBreakProblem } from '@wood-master/contract/product-problems'
import { type Translations, translatedLocales, untranslatedFields } from '@wood-master/contract/product-texts'
import type { Product as SentProduct } from '@wood-master/contract/products'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import type { Supply } from '@wood-master/contract/supply'
import { standardTaxClass } from '@wood-master/contract/tax'
import * as m from '../../texts/catalog.ts'
import { checkInput } from '../../texts/shop.ts'
import { errors, ShopError } from '../errors.ts'
import { minorAmount } from '../minor-amount.ts'
import { isShown, notShown } from '../shown-images.ts'
import { type Product, type ProductDraft, withDefaults, withNewsIfBack } from './product.ts'
import { changedSupply, comesByDelivery } from './supply.ts'

const invalid = (field: string, message: string) => errors.badField(field, message, checkInput())

/** A price that the currency rounds to nothing is no price. */
function assertPrice(unitPrice: number, field: string): void {
  if (unitPrice < 1) throw invalid(field, m.belowSmallestUnit())
}

/** Throws `invalid_request` for prices that can't be charged, and for breaks that don't rise in quantity and fall in price. */
function assertPriceList(list: PriceList): void {
  assertPrice(list.unitPrice, 'price')
  for (const [index, step] of list.priceBreaks.entries())
    assertPrice(step.unitPrice, `priceBreaks.${index}.price`)
  const problem = priceBreakProblem(list)
  if (problem) throw invalid(`priceBreaks.${problem.index}.${problem.field}`, problem.message)
}

/** A product whose minimum exceeds its stock cannot be bought, unless more comes; a draft need not. Throws `invalid_request`. */
export function assertMinimumInStock(
  product: Pick<Product, 'draft' | 'minQuantity' | 'availableQuantity' | 'supply'>,
): void {
  if (product.draft || isBuyable(product) || (product.supply && product.supply.kind !== 'stock')) return
  throw errors.badField('minQuantity', minimumAboveAvailable())
}

/** What came for orders could not be booked any more, and they could never leave. Throws `invalid_request`. */
export function assertNotAwaited({ promised = {} }: Pick<Product, 'promised'>): void {
  const waiting = Object.entries(promised).filter(([source]) => comesByDelivery({ source }))
  if (waiting.length === 0) return
  const units = waiting.reduce((sum, [, quantity]) => sum + quantity, 0)
  throw new ShopError('invalid_request', m.awaitedByOrders({ promised: units }))
}

interface ProductContext {
  imageOrigins: readonly string[]
  now: Date
}

/** A product that was never there, with the defaults of what nobody said. Throws `invalid_request` for what can't be sold as it stands. */
export function newProduct(
  draft: ProductDraft,
  { id, imageOrigins, now }: ProductContext & { id: string },
): Product {
  const images = imagesAfter([], draft, imageOrigins)
  const product = withDefaults({ ...draft, ...images, id, createdAt: now })
  assertPriceList(product)
  assertMinimumInStock(product)
  return product
}

/** A product with its new fields; what they mean for its minimum is for the caller to check. Throws `invalid_request`. */
export function changedProduct(
  product: Product,
  change: Partial<Omit<ProductDraft, 'availableQuantity'>>,
  { imageOrigins, now }: ProductContext,
): Product {
  const images = imagesAfter(product.images, change, imageOrigins)
  const supply = change.supply && supplyAfter(product, change.supply, now)
  const changed = { ...product, ...change, ...images, ...supply }
  // A price may come to stand below a break that the change does not name.
  assertPriceList(changed)
  return withNewsIfBack(product, changed, now)
}

/** A product's supply after a change, and since when orders have to learn of it. Throws `invalid_request` where more is promised than comes. */
function supplyAfter(product: Product, supply: Supply, now: Date) {
  const changed = changedSupply(product, supply)
  if ('problem' in changed) {
    const { id, promised } = changed.problem
    const index = supply.kind === 'backorder' ? supply.incoming.findIndex((one) => one.id === id) : -1
    throw invalid(
      index < 0 ? 'supply' : `supply.incoming.${index}.quantity`,
      m.deliveryPromised({ promised }),
    )
  }
  const { isMoved } = changed
  return { supply: changed.supply, ...(isMoved && { newsSince: now }) }
}

/** A product's images after a change; `img` alone replaces the main one. Throws `invalid_request`. */
export function imagesAfter(
  before: readonly string[],
  { img, images }: Partial<Pick<Product, 'img' | 'images'>>,
  imageOrigins: readonly string[],
): Partial<Pick<Product, 'img' | 'images'>> {
  const isMissing = (image: string | undefined) =>
    image !== undefined && !before.includes(image) && !isShown(image, imageOrigins)
  if (images?.some(isMissing)) throw invalidImages(notShown())
  if (isMissing(img)) throw invalidImages(notShown(), 'img')
  if (!images)
    return img === undefined
      ? {}
      : { img, images: [img, ...before.slice(1).filter((other) => other !== img)] }
  const [main] = images
  if (img !== undefined && img !== main) throw invalidImages(m.firstImageNotMain())
  if (new Set(images).size < images.length) throw invalidImages(m.imageTwice())
  return main === undefined ? {} : { img: main, images }
}

const invalidImages = (message: string, field: 'img' | 'images' = 'images') =>
  errors.badField(field, message, m.checkImages())

type ProductInput = Partial<
  Pick<SentProduct, 'draft' | 'price' | 'material' | 'taxClass' | 'translations' | 'priceBreaks'>
>

type ReadFields = Partial<
  Pick<ProductDraft, 'draft' | 'unitPrice' | 'material' | 'taxClass' | 'translations' | 'priceBreaks'>
>
type Fields<Input extends ProductInput> = Omit<Input, keyof ProductInput> & ReadFields

/** What a form or a file says of a product, its prices in minor units. Throws `invalid_request` for a fraction of one. */
export function productFields<Input extends ProductInput>(input: Input, currency: string): Fields<Input> {
  const { draft, price, material, taxClass, translations, priceBreaks, ...plain } = input
  const fields: ReadFields = {}
  if (draft !== undefined) fields.draft = draft || undefined
  if (price !== undefined) fields.unitPrice = minorAmount(price, currency, 'price')
  // An empty text takes the material away: what is undefined is not stored.
  if (material !== undefined) fields.material = material || undefined
  if (taxClass !== undefined)
    fields.taxClass = taxClass === standardTaxClass ? undefined : taxClass || undefined
  if (translations !== undefined) fields.translations = keptTranslations(translations)
  if (priceBreaks !== undefined) {
    fields.priceBreaks = priceBreaks.map((step, index) => ({
      minQuantity: step.minQuantity,
      unitPrice: minorAmount(step.price, currency, `priceBreaks.${index}.price`),
    }))
  }
  return { ...plain, ...fields }
}

/** Translations as they are kept: without empty texts and languages, and nothing at all where none is left. */
function keptTranslations(written: Translations): Translations | undefined {
  const kept: Translations = {}
  for (const language of translatedLocales) {
    const texts = Object.entries(written[language] ?? {}).filter(([, text]) => text)
    if (texts.length > 0) kept[language] = Object.fromEntries(texts)
  }
  return Object.keys(kept).length > 0 ? kept : undefined
}

/** How many products are shown partly in English, by language. */
export function untranslatedProducts(products: readonly Product[]) {
  const count = (language: (typeof translatedLocales)[number]) =>
    products.filter((product) => untranslatedFields(product, language).length > 0).length
  return { de: count('de'), fr: count('fr'), ar: count('ar') }
}
