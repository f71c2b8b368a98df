import { CardElement, IntegrationError } from './card-element.ts'
import type { CardOptions, ElementType } from './frame-messages.ts'
import { notHere } from './missing-methods.ts'

/** A component of the React wrapper may stand for its element's name. */
type ElementName = string | { __elementType?: string } | null

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  const named = typeof type === 'function' || (typeof type === 'object' && type !== null)
  const name = named && '__elementType' in type ? type.__elementType : undefined
  return typeof name === 'string' ? name : String(type)
}

const cardElements: readonly string[] = [
  'card',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
] satisfies ElementType[]
const isCardElement = (name: string): name is ElementType => cardElements.includes(name)

/** The group of elements on one page: the card element, or its three parts. */
export class Elements {
  private readonly base: string
  private readonly publishableKey: string
  /** By which the frames of one card's parts find each other. */
  private readonly group = Math.random().toString(36).slice(2)
  private readonly elements = new Map<string, CardElement>()

  constructor(base: string, publishableKey: string) {
    this.base = base
    this.publishableKey = publishableKey
  }

  create(type: ElementName, options: CardOptions = {}): CardElement {
    const name = nameOf(type)
    if (!isCardElement(name)) throw notHere(`the '${name}' element`)
    const [taken] = [...this.elements.keys()].filter(
      (other) => other === name || [other, name].includes('card'),
    )
    if (taken !== undefined) {
      throw new IntegrationError(
        taken === name
          ? `Can't create more than one Element of type ${name} in the same group. Destroy the first one, or use a new elements() group.`
          : `Can't create an Element of type ${name} beside one of type ${taken} in the same group.`,
      )
    }
    const { base, publishableKey, group } = this
    const element = new CardElement(name, { base, publishableKey, group }, options, () => {
      this.elements.delete(name)
    })
    this.elements.set(name, element)
    return element
  }

  getElement(type: ElementName): CardElement | null {
    return this.elements.get(nameOf(type)) ?? null
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
