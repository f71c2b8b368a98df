/** What the shop's page and the card frame say to each other over their private channel. */

type BillingDetails = Record<string, unknown>

/** The whole card in one element, or one of its parts. */
export type ElementType = 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc'

/** The styles that are taken over as they are. */
export const plainStyles = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'backgroundColor',
] as const
type PlainStyle = (typeof plainStyles)[number]

export interface ElementStyle {
  base?: StyleVariant
  complete?: StyleVariant
  empty?: StyleVariant
  invalid?: StyleVariant
}

interface StyleVariant extends Partial<Record<PlainStyle, string | number>> {
  iconColor?: string
  '::placeholder'?: { color?: string }
  ':focus'?: { color?: string }
}

export interface CardOptions {
  style?: ElementStyle
  hidePostalCode?: boolean
  hideIcon?: boolean
  /** Of the card's number alone. */
  showIcon?: boolean
  /** Of a part alone. */
  placeholder?: string
  disabled?: boolean
  value?: { postalCode?: string }
}

export interface ValidationError {
  code: string
  message: string
  type: 'validation_error'
}

export interface CardChange {
  elementType: ElementType
  /** Of the whole card and of its number. */
  brand?: string
  complete: boolean
  empty: boolean
  error: ValidationError | undefined
  /** Of the whole card. */
  value?: { postalCode: string }
}

/** Stripe's error object as its browser script resolves it; `type` and `message` are always there. */
export interface BrowserError {
  type: string
  message?: string
  code?: string
  [field: string]: unknown
}

/** What the frame makes of the typed card: a payment method or a token. */
export type MadeResponse = { made: { id: string }; error?: undefined } | { error: BrowserError }

export interface MakeDetails {
  billingDetails: BillingDetails
  metadata: Record<string, unknown>
  /** What a token's card carries beside what was typed: the owner's name and address. */
  card?: Record<string, unknown>
}

/** What the page tells the card field's frame. */
export type ToFrame =
  | { say: 'start'; element: ElementType; group: string; publishableKey: string; options: CardOptions }
  | { say: 'update'; options: CardOptions }
  | { say: 'focus' }
  | { say: 'blur' }
  | { say: 'clear' }
  | { say: 'create'; ticket: number; what: 'payment_methods' | 'tokens'; details: MakeDetails }

/** What the card field's frame tells the page. */
export type FromFrame =
  | { say: 'ready' | 'focus' | 'blur' | 'escape' | 'submit' }
  | { say: 'change'; change: CardChange }
  | { say: 'height'; pixels: number }
  | { say: 'created'; ticket: number; response: MadeResponse }
