import type { QueryOf, ResponseOf } from './calls.ts'
import type { Product } from './products.ts'

/** The function knows the shop and sends the document; the renderer has the components that browsers hydrate. */
export interface PageRenderer {
  /** Throws what the source throws. */
  render(request: PageRequest, source: PageSource): Promise<RenderedPage>
  renderError(problem: PageProblem): string
  /** The headers that Hosting sends with every document, its Content-Security-Policy among them. */
  headers: Readonly<Record<string, string>>
}

export type RequestedPage =
  | { page: 'product'; id: string }
  | { page: 'catalogue'; search: string }
  | { page: 'legal'; id: string }
  /** An address of a language that leads nowhere. */
  | { page: 'unknown' }

/** What was asked for; `site` is the address of the site without a path, as the visitor called it. */
export type PageRequest = RequestedPage & { site: string }

export type ProductLookup =
  | { state: 'sold'; product: Product }
  /** It was sold once; `near` comes close to it. */
  | { state: 'gone'; name: string; near: Product[] }
  /** `near` comes close to the id's words. */
  | { state: 'unknown'; near: Product[] }

/** Where a page's data comes from: what the public calls of the API respond, the same for everybody. */
export interface PageSource {
  product(id: string): Promise<ProductLookup>
  catalog(query: NonNullable<QueryOf<'browseCatalog'>>): Promise<ResponseOf<'browseCatalog'>>
  reviews(id: string, limit: number): Promise<ReviewsPage>
  /** Where the usual order of a product can be sent and how long that takes; empty where delivery is by agreement. */
  deliveryTimes(product: Product): Promise<DeliveryTime[]>
  legalPages(): Promise<Pick<ResponseOf<'getLegalPages'>, 'pages' | 'taxNumber' | 'returnDays'>>
  settings: PageSettings
}

export interface ReviewsPage {
  items: ResponseOf<'listProductReviews'>
  nextCursor?: string
}

export interface DeliveryTime {
  /** ISO 3166-1 alpha-2. */
  countries: string[]
  /** Working days, for example `2–4`; absent where nobody said. */
  days?: string
}

/** The shop's parameters that change only with a deployment. */
export type PageSettings = Pick<ResponseOf<'getSettings'>, 'currency' | 'enforceMinimumOrder'>

export interface PageProblem {
  /** Fit to be read by anybody. */
  message: string
  requestId: string
  address: string
}

export interface RenderedPage {
  status: 200 | 404 | 410
  html: string
}
