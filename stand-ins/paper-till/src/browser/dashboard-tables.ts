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

/** Payment intents, newest first; those that wait for their cardholder can be answered in the cardholder's place. */
export function showIntents(
  { payment_intents: intents, charges }: SavedState,
  answer: (id: string, outcome: 'complete' | 'fail') => void,
): void {
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
    cell(
      intent.status === 'requires_action'
        ? buttons(
            button('Complete', `Confirm ${intent.id} as the cardholder`, () => answer(intent.id, 'complete')),
            button('Fail', `Refuse ${intent.id} as the cardholder`, () => answer(intent.id, 'fail')),
          )
        : '–',
    ),
  ])
  const heads = ['Intent', 'Amount', 'Status', 'Refunded', 'Last error', 'Metadata', 'Created', 'Cardholder']
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

function button(text: string, label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.setAttribute('aria-label', label)
  made.addEventListener('click', act)
  return made
}

function buttons(...made: HTMLButtonElement[]): HTMLElement {
  const box = document.createElement('div')
  box.className = 'actions'
  box.append(...made)
  return box
}

/** Disputes, newest first; those that are open can be decided as their bank would. */
export function showDisputes(
  { disputes }: SavedState,
  decide: (id: string, status: 'won' | 'lost') => void,
): void {
  const rows = disputes.toReversed().map(({ id, amount, currency, reason, status, charge }) => [
    cell(code(id)),
    cell(code(charge)),
    cell(shownMoney(amount, currency)),
    cell(reason),
    cell(status, status === 'won' ? 'good' : status === 'lost' ? 'bad' : ''),
    cell(
      ['won', 'lost', 'warning_closed'].includes(status)
        ? '–'
        : buttons(
            button('Won', `Let the shop win ${id}`, () => decide(id, 'won')),
            button('Lost', `Let the shop lose ${id}`, () => decide(id, 'lost')),
          ),
    ),
  ])
  const heads = ['Dispute', 'Charge', 'Amount', 'Reason', 'Status', 'The bank decides']
  fill(find('#disputes', HTMLTableElement), heads, rows, 'Nothing is disputed.')
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
      cell(button('Resend', `Resend ${event.type} ${event.id}`, () => resend(event.id))),
    ]
  })
  const heads = ['Event', 'Object', 'Delivery', 'Created', 'Again']
  fill(find('#events', HTMLTableElement), heads, rows, 'Nothing has happened yet.')
}
