import type {
  CardChange,
  CardOptions,
  ElementType,
  FromFrame,
  MadeResponse,
  MakeDetails,
  ToFrame,
} from './frame-messages.ts'

type EventName = 'ready' | 'focus' | 'blur' | 'change' | 'escape' | 'networkschange' | 'loaderror'
type Handler = (event: { elementType: ElementType } | CardChange) => unknown

const titles: Record<ElementType, string> = {
  card: 'Secure card payment input frame',
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
}

let frames = 0

/** A programming mistake in the shop's page, as Stripe's script reports it. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}

/** The card element, or one of its parts, on the shop's page: a frame of the stand-in's origin in the shop's own box. */
export class CardElement {
  readonly _componentName: ElementType
  private readonly group: string
  private readonly base: string
  private readonly publishableKey: string
  private readonly onDestroy: () => void
  private options: CardOptions
  private handlers = new Map<EventName, Set<Handler>>()
  private box: HTMLElement | null = null
  private frame: HTMLIFrameElement | null = null
  private port: MessagePort | null = null
  private waiting: ToFrame[] = []
  private tickets = new Map<number, (response: MadeResponse) => void>()
  private nextTicket = 1
  private destroyed = false
  private labels: HTMLLabelElement[] = []
  private readonly focusFromLabel = () => this.focus()

  constructor(
    element: ElementType,
    { base, publishableKey, group }: { base: string; publishableKey: string; group: string },
    options: CardOptions,
    onDestroy: () => void,
  ) {
    this._componentName = element
    this.base = base
    this.publishableKey = publishableKey
    this.group = group
    this.options = options
    this.onDestroy = onDestroy
  }

  on(name: EventName, handler: Handler): this {
    const handlers = this.handlers.get(name) ?? new Set()
    this.handlers.set(name, handlers.add(handler))
    return this
  }

  once(name: EventName, handler: Handler): this {
    const once: Handler = (event) => {
      this.off(name, once)
      return handler(event)
    }
    return this.on(name, once)
  }

  off(name: EventName, handler?: Handler): this {
    if (handler) this.handlers.get(name)?.delete(handler)
    else this.handlers.delete(name)
    return this
  }

  private emit(
    name: EventName,
    event: { elementType: ElementType } | CardChange = { elementType: this._componentName },
  ): void {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(event)
  }

  mount(target: string | HTMLElement): void {
    if (this.destroyed) {
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
    }
    const box = typeof target === 'string' ? document.querySelector(target) : target
    if (!(box instanceof HTMLElement)) {
      throw new IntegrationError(
        `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mount().`,
      )
    }
    if (this.box === box) return
    this.unmount()
    this.box = box
    this.setClasses({ empty: true })
    box.replaceChildren(this.newFrame())
    this.labels =
      box.id === ''
        ? []
        : [...document.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(box.id)}"]`)]
    for (const label of this.labels) label.addEventListener('click', this.focusFromLabel)
  }

  private newFrame(): HTMLElement {
    const holder = document.createElement('div')
    holder.className = '__PrivateStripeElement'
    holder.style.cssText =
      'margin:0;padding:0;border:none;display:block;background:transparent;position:relative;'
    const frame = document.createElement('iframe')
    frames += 1
    frame.name = `__privateStripeFrame${frames}`
    frame.title = titles[this._componentName]
    frame.src = `${this.base}/card-frame.html`
    frame.allow = 'payment *'
    frame.style.cssText =
      'border:none;margin:0;padding:0;width:100%;min-width:100%;display:block;height:1.5em;color-scheme:light only;'
    frame.addEventListener('load', () => this.connect(frame))
    holder.append(frame)
    this.frame = frame
    return holder
  }

  private connect(frame: HTMLIFrameElement): void {
    if (frame !== this.frame) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.hear(data)
    this.port = port1
    frame.contentWindow?.postMessage('card-frame', this.base, [port2])
    const { _componentName: element, group, publishableKey, options } = this
    this.say({ say: 'start', element, group, publishableKey, options })
    for (const message of this.waiting.splice(0)) this.say(message)
  }

  private say(message: ToFrame): void {
    if (this.port) this.port.postMessage(message)
    else this.waiting.push(message)
  }

  private hear(message: FromFrame): void {
    if (message.say === 'height') {
      if (this.frame) this.frame.style.height = `${message.pixels}px`
    } else if (message.say === 'created') {
      this.tickets.get(message.ticket)?.(message.response)
      this.tickets.delete(message.ticket)
    } else if (message.say === 'submit') {
      this.box?.closest('form')?.requestSubmit()
    } else if (message.say === 'change') {
      const { empty, complete, error } = message.change
      this.setClasses({ empty, complete, invalid: error !== undefined })
      this.emit('change', message.change)
    } else {
      if (message.say === 'focus' || message.say === 'blur')
        this.setClasses({ focus: message.say === 'focus' })
      this.emit(message.say)
    }
  }

  private setClasses(states: {
    empty?: boolean
    complete?: boolean
    invalid?: boolean
    focus?: boolean
  }): void {
    this.box?.classList.add('StripeElement')
    for (const [name, on] of Object.entries(states)) this.box?.classList.toggle(`StripeElement--${name}`, on)
  }

  update(options: CardOptions): void {
    this.options = { ...this.options, ...options }
    if (this.port) this.say({ say: 'update', options })
  }

  focus(): void {
    this.frame?.focus()
    this.say({ say: 'focus' })
  }

  blur(): void {
    this.say({ say: 'blur' })
    this.frame?.blur()
  }

  clear(): void {
    this.say({ say: 'clear' })
  }

  unmount(): void {
    const gone = { type: 'validation_error', message: 'The card element went away before it could respond.' }
    for (const response of this.tickets.values()) response({ error: gone })
    this.tickets.clear()
    for (const label of this.labels) label.removeEventListener('click', this.focusFromLabel)
    this.port?.close()
    this.port = null
    this.waiting = []
    this.frame = null
    this.box?.replaceChildren()
    this.box?.classList.remove(
      'StripeElement',
      'StripeElement--empty',
      'StripeElement--complete',
      'StripeElement--invalid',
      'StripeElement--focus',
    )
    this.box = null
  }

  destroy(): void {
    if (this.destroyed) return
    this.unmount()
    this.destroyed = true
    this.handlers.clear()
    this.onDestroy()
  }

  /** Has the frame make a payment method or a token of what was typed. */
  make(what: 'payment_methods' | 'tokens', details: MakeDetails): Promise<MadeResponse> {
    const isPart = this._componentName === 'cardExpiry' || this._componentName === 'cardCvc'
    if (isPart) {
      throw new IntegrationError(
        `Pass the cardNumber element, not ${this._componentName}; the others are found by it.`,
      )
    }
    if (!this.frame) {
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      )
    }
    const ticket = this.nextTicket
    this.nextTicket += 1
    return new Promise((resolve) => {
      this.tickets.set(ticket, resolve)
      this.say({ say: 'create', ticket, what, details })
    })
  }
}
