import { CardElement, IntegrationError } from './card-element.ts'
import type { CardOptions } from './frame-messages.ts'
import { notHere } from './missing-methods.ts'

/** A component of the React wrapper may stand for its element's name. */
type ElementName = string | { __elementType?: string } | null

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  const named = typeof type === 'function' || (typeof type === 'object' && type !== null)
  const name = named && '__elementType' in type ? type.__elementType : undefined
  return typeof name === 'string' ? name : String(type)
}

/** The group of elements on one page; there is the card element. */
export class Elements {
  private readonly base: string
  private readonly publishableKey: string
  private card: CardElement | null = null

  constructor(base: string, publishableKey: string) {
    this.base = base
    this.publishableKey = publishableKey
  }

  create(type: ElementName, options: CardOptions = {}): CardElement {
    const name = nameOf(type)
    if (name !== 'card') throw notHere(`the '${name}' element`)
    if (this.card) {
      throw new IntegrationError(
        "Can't create more than one Element of type card in the same group. Destroy the first one, or use a new elements() group.",
      )
    }
    this.card = new CardElement(this.base, this.publishableKey, options, () => {
      this.card = null
    })
    return this.card
  }

  getElement(type: ElementName): CardElement | null {
    return nameOf(type) === 'card' ? this.card : null
  }

  /** Locale, fonts and appearance don't change the card element. */
  update(): void {}

  /** The Payment Element's; the card element is checked when a payment method is made of it. */
  submit(): Promise<never> {
    return Promise.reject(notHere('elements.submit()'))
  }

  /** Nothing ever loads or changes for the whole group here. */
  on(): this {
    return this
  }

  fetchUpdates(): Promise<Record<string, never>> {
    return Promise.resolve({})
  }
}
