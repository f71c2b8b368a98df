import { brandOf, groupNumber } from '../cards/card-number.ts'
import {
  accepted,
  type CardEntry,
  cardChange,
  emptyEntry,
  type FieldName,
  fieldProblem,
  isDone,
  shownExpiry,
} from './card-entry.ts'
import { applyStyle } from './card-style.ts'
import type { CardOptions, ElementType, FromFrame, ValidationError } from './frame-messages.ts'

const inputNames: Record<FieldName, string> = {
  number: 'cardnumber',
  expiry: 'exp-date',
  cvc: 'cvc',
  postal: 'postal',
}
const order: FieldName[] = ['number', 'expiry', 'cvc', 'postal']
const partOf: Partial<Record<ElementType, FieldName>> = {
  cardNumber: 'number',
  cardExpiry: 'expiry',
  cardCvc: 'cvc',
}
const placeholders: Record<FieldName, string> = {
  number: '1234 1234 1234 1234',
  expiry: 'MM / YY',
  cvc: 'CVC',
  postal: 'ZIP',
}
/** What the frames of one card's parts, all of this origin, say to each other. */
type BetweenParts = { field: FieldName; text: string } | 'tell' | 'check'

function found<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The card frame has no ${selector}.`)
}

/** The fields inside the card frame: formatting, moving on, checking, and telling the page what changed. */
export class CardForm {
  entry: CardEntry = { ...emptyEntry }
  private readonly tell: (message: FromFrame) => void
  private readonly form = found('form', HTMLFormElement)
  private readonly brand = found('.brand', HTMLElement)
  private readonly inputs: Record<FieldName, HTMLInputElement>
  private options: CardOptions = {}
  private left = new Set<FieldName>()
  private lastChange = ''
  private focused = false
  private readonly element: ElementType
  private readonly part: FieldName | undefined
  private readonly others: BroadcastChannel | null

  constructor(element: ElementType, group: string, tell: (message: FromFrame) => void) {
    this.tell = tell
    this.element = element
    this.part = partOf[element]
    this.others = this.part ? new BroadcastChannel(`card-${group}`) : null
    const input = (field: FieldName) => found(`input[name="${inputNames[field]}"]`, HTMLInputElement)
    this.inputs = {
      number: input('number'),
      expiry: input('expiry'),
      cvc: input('cvc'),
      postal: input('postal'),
    }
    for (const field of order) this.listen(field)
    this.form.addEventListener('submit', (event) => {
      event.preventDefault()
      this.tell({ say: 'submit' })
    })
    window.addEventListener('blur', () => this.leave())
    if (this.others) this.listenToOthers(this.others)
    new ResizeObserver(() => this.tell({ say: 'height', pixels: this.form.offsetHeight })).observe(this.form)
  }

  private listenToOthers(others: BroadcastChannel): void {
    others.onmessage = ({ data }: MessageEvent<BetweenParts>) => {
      if (data === 'tell') this.tellOthers()
      else if (data === 'check') this.markLeft()
      else {
        this.entry = { ...this.entry, [data.field]: data.text }
        this.show()
      }
    }
    others.postMessage('tell' satisfies BetweenParts)
  }

  private tellOthers(): void {
    if (!this.part) return
    this.others?.postMessage({ field: this.part, text: this.entry[this.part] } satisfies BetweenParts)
  }

  private markLeft(): void {
    for (const field of this.fields) this.left.add(field)
    this.show()
  }

  private get fields(): FieldName[] {
    if (this.part) return [this.part]
    return this.options.hidePostalCode ? order.slice(0, 3) : order
  }

  private listen(field: FieldName): void {
    const input = this.inputs[field]
    input.addEventListener('input', (event) => {
      const removing = event instanceof InputEvent && event.inputType.startsWith('delete')
      this.take(field, input.value, removing)
    })
    input.addEventListener('focus', () => {
      if (this.focused) return
      this.focused = true
      this.tell({ say: 'focus' })
    })
    input.addEventListener('blur', () => {
      if (this.entry[field] !== '') this.left.add(field)
      this.show()
    })
    input.addEventListener('keydown', (event) => this.key(field, event))
  }

  private key(field: FieldName, event: KeyboardEvent): void {
    if (event.key === 'Escape') this.tell({ say: 'escape' })
    if (event.key === 'Enter') {
      event.preventDefault()
      this.tell({ say: 'submit' })
    }
    const before = this.fields[this.fields.indexOf(field) - 1]
    if (event.key === 'Backspace' && this.inputs[field].value === '' && before) {
      event.preventDefault()
      this.inputs[before].focus()
    }
  }

  private take(field: FieldName, text: string, removing: boolean): void {
    const input = this.inputs[field]
    const atEnd = input.selectionStart === input.value.length
    this.entry = { ...this.entry, [field]: accepted(field, text, this.entry) }
    const shown = this.shown(field, !removing)
    if (shown !== input.value) {
      const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length
      input.value = shown
      if (!atEnd) this.placeCaret(input, digitsBefore)
    }
    this.tellOthers()
    this.show()
    const next = this.fields[this.fields.indexOf(field) + 1]
    if (!removing && atEnd && next && isDone(field, this.entry, new Date())) this.inputs[next].focus()
  }

  /** Puts the caret behind as many digits as before the text was grouped anew. */
  private placeCaret(input: HTMLInputElement, digits: number): void {
    let at = 0
    for (let seen = 0; at < input.value.length && seen < digits; at += 1)
      if (/\d/.test(input.value[at] ?? '')) seen += 1
    input.setSelectionRange(at, at)
  }

  private shown(field: FieldName, separated: boolean): string {
    if (field === 'number') return groupNumber(this.entry.number)
    return field === 'expiry' ? shownExpiry(this.entry.expiry, separated) : this.entry[field]
  }

  private problems(): (ValidationError | null)[] {
    const today = new Date()
    return this.fields.map((field) => fieldProblem(field, this.entry, this.left.has(field), today))
  }

  /** Marks the fields, and tells the page when something it can see has changed. */
  private show(): void {
    const problems = this.problems()
    for (const [index, field] of this.fields.entries()) {
      const input = this.inputs[field]
      const wrong = problems[index] ?? null
      input.classList.toggle('invalid', wrong !== null)
      input.setAttribute('aria-invalid', String(wrong !== null))
      found(`#${inputNames[field]}-hint`, HTMLElement).textContent = wrong?.message ?? ''
    }
    const brand = brandOf(this.entry.number)
    this.brand.textContent = brand === 'unknown' ? 'Card' : brand
    const change = cardChange(this.element, this.entry, this.fields, problems, new Date())
    applyStyle(this.form, this.options.style, change)
    const text = JSON.stringify(change)
    if (text === this.lastChange) return
    this.lastChange = text
    this.tell({ say: 'change', change })
  }

  private leave(): void {
    if (!this.focused) return
    this.focused = false
    this.tell({ say: 'blur' })
  }

  /** Takes new options; those left out stay as they are. */
  apply(options: CardOptions): void {
    this.options = { ...this.options, ...options }
    for (const field of order) this.inputs[field].hidden = !this.fields.includes(field)
    const { part } = this
    this.brand.hidden = part
      ? this.options.showIcon !== true || part !== 'number'
      : this.options.hideIcon === true
    if (part) {
      found('.line', HTMLElement).hidden = part !== 'number'
      found('.rest', HTMLElement).hidden = part === 'number'
      this.inputs[part].style.width = '100%'
      this.inputs[part].placeholder = this.options.placeholder ?? placeholders[part]
    }
    for (const field of order) this.inputs[field].disabled = this.options.disabled === true
    const { postalCode } = options.value ?? {}
    if (postalCode !== undefined) {
      this.entry = { ...this.entry, postal: postalCode }
      this.inputs.postal.value = postalCode
    }
    if (this.lastChange === '')
      this.lastChange = JSON.stringify(cardChange(this.element, this.entry, this.fields, [], new Date()))
    this.show()
  }

  /** The first thing that stands in the way of paying, now also shown in the fields. */
  check(): ValidationError | null {
    this.markLeft()
    this.others?.postMessage('check' satisfies BetweenParts)
    const fields = this.part ? order.slice(0, 3) : this.fields
    const problems = fields.map((field) => fieldProblem(field, this.entry, true, new Date()))
    return problems.find((problem) => problem !== null) ?? null
  }

  focus(): void {
    const first = this.fields.find((field) => !isDone(field, this.entry, new Date())) ?? this.fields[0]
    this.inputs[first ?? 'number'].focus()
  }

  blur(): void {
    for (const field of order) this.inputs[field].blur()
    this.leave()
  }

  clear(): void {
    for (const field of this.fields) this.entry = { ...this.entry, [field]: '' }
    this.left.clear()
    for (const field of order) this.inputs[field].value = ''
    this.tellOthers()
    this.show()
  }
}
