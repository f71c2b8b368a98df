import type { SavedState } from '../ledger/saved-state.ts'
import type { Delivery } from '../webhooks/deliveries.ts'

export function find<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${selector}.`)
}

function cell(content: string | Node, className = ''): HTMLTableCellElement {
  const data = document.createElement('td')
  data.className = className
  data.append(content)
  return data
}

function code(text: string): HTMLElement {
  const element = document.createElement('code')
  element.textContent = text
  return element
}

function fill(table: HTMLTableElement, heads: string[], rows: HTMLTableCellElement[][], empty: string): void {
  table.replaceChildren()
  const head = table.createTHead().insertRow()
  for (const text of heads) {
    const title = document.createElement('th')
    title.scope = 'col'
    title.textContent = text
    head.append(title)
  }
  const body = table.createTBody()
  for (const row of rows) body.insertRow().append(...row)
  if (rows.length > 0) return
  const nothing = cell(empty, 'empty')
  nothing.colSpan = heads.length
  body.insertRow().append(nothing)
}

function shownMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const shownTime = (seconds: number) => new Date(seconds * 1000).toLocaleString()

/** Payment intents, newest first. */
export function showIntents({ payment_intents: intents, charges }: SavedState): void {
  const refunded = new Map(charges.map((charge) => [charge.payment_intent, charge.amount_refunded]))
  const rows = intents.toReversed().map((intent) => [
    cell(code(intent.id)),
    cell(shownMoney(intent.amount, intent.currency)),
    cell(intent.status, intent.status === 'succeeded' ? 'good' : ''),
    cell(refunded.get(intent.id) ? shownMoney(refunded.get(intent.id) ?? 0, intent.currency) : '–'),
    cell(intent.last_payment_error?.code ?? '–', intent.last_payment_error ? 'bad' : ''),
    cell(
      Object.entries(intent.metadata)
        .map(([key, value]) => `${key}: ${value}`)
        .join(', ') || '–',
    ),
    cell(shownTime(intent.created)),
  ])
  const heads = ['Intent', 'Amount', 'Status', 'Refunded', 'Last error', 'Metadata', 'Created']
  fill(find('#intents', HTMLTableElement), heads, rows, 'No payment was begun yet.')
}

function shownDelivery(delivery: Delivery): Node {
  const line = document.createElement('div')
  const last = delivery.attempts.at(-1)
  const outcome = last ? (last.status ?? last.error ?? '') : ''
  line.textContent = `${delivery.state}${last ? ` (${outcome}, attempt ${delivery.attempts.length})` : ''}`
  line.className =
    delivery.state === 'succeeded' ? 'good' : ['failed', 'lost'].includes(delivery.state) ? 'bad' : ''
  line.title = delivery.url
  return line
}

function resendButton(id: string, type: string, resend: (id: string) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Resend'
  button.setAttribute('aria-label', `Resend ${type} ${id}`)
  button.addEventListener('click', () => resend(id))
  return button
}

/** Events, newest first, with what came of each delivery. */
export function showEvents(
  { events }: SavedState,
  deliveries: Delivery[],
  resend: (eventId: string) => void,
): void {
  const rows = events.toReversed().map((event) => {
    const ways = document.createElement('div')
    ways.append(...deliveries.filter((delivery) => delivery.event === event.id).map(shownDelivery))
    return [
      cell(event.type),
      cell(code('id' in event.data.object ? event.data.object.id : '')),
      cell(ways.childElementCount > 0 ? ways : '–'),
      cell(shownTime(event.created)),
      cell(resendButton(event.id, event.type, resend)),
    ]
  })
  const heads = ['Event', 'Object', 'Delivery', 'Created', 'Again']
  fill(find('#events', HTMLTableElement), heads, rows, 'Nothing has happened yet.')
}
