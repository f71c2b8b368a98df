import type { SavedState } from '../ledger/saved-state.ts'
import type { Faults } from '../switches/faults.ts'
import type { FaultRule } from '../switches/rules.ts'
import type { Delivery } from '../webhooks/deliveries.ts'
import { offerFaults, readRuleForm, showRules } from './dashboard-rules.ts'
import { find, showDisputes, showEvents, showIntents } from './dashboard-tables.ts'

const labels: Record<keyof Faults, string> = {
  webhooksPaused: 'Hold webhooks',
  webhooksLost: 'Lose webhooks',
  webhooksDoubled: 'Send webhooks twice',
  webhooksOutOfOrder: 'Send newest first',
  webhooksLateMs: 'Webhooks late (ms)',
  apiSlowMs: 'API responds late (ms)',
  apiErrors: 'API refuses (count or always)',
  apiErrorStatus: 'Status of errors',
  apiDown: 'API is down',
  apiLostResponses: 'API loses responses (count)',
  apiOnly: 'API: only calls that begin',
}
const names = Object.keys(labels) as (keyof Faults)[]

let shown = ''
/** What was asked for before a person did something else is old. */
let deeds = 0

const message = find('#message', HTMLElement)
const say = (text: string) => {
  message.textContent = text
}

async function call<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const response = await fetch(`/_stand-in/${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const result = await response.json()
  if (!response.ok)
    throw new Error(result.error?.message ?? `The stand-in responded with ${response.status}.`)
  return result
}

/** Does what a person asked, tells what went wrong, and shows what became of it. */
async function act(deed: () => Promise<unknown>): Promise<void> {
  deeds += 1
  try {
    say('')
    await deed()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    // A value that was refused must not stay in its field.
    shown = ''
  }
  await refresh()
}

function inputFor(name: keyof Faults, value: Faults[keyof Faults]): HTMLInputElement {
  const input = document.createElement('input')
  input.name = name
  input.type =
    typeof value === 'boolean' ? 'checkbox' : name === 'apiErrors' || name === 'apiOnly' ? 'text' : 'number'
  input.addEventListener('change', () => act(() => call('faults', { [name]: readInput(input) })))
  return input
}

function readInput(input: HTMLInputElement): boolean | number | string {
  if (input.type === 'checkbox') return input.checked
  return input.type === 'number' || /^\d+$/.test(input.value) ? Number(input.value) : input.value
}

function showSwitches(faults: Faults): void {
  const fields = find('#switches fieldset', HTMLFieldSetElement)
  for (const name of names) {
    const there = fields.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const input = there ?? inputFor(name, faults[name])
    if (input !== document.activeElement || input.type === 'checkbox') {
      input.checked = faults[name] === true
      if (input.type !== 'checkbox') input.value = String(faults[name])
    }
    if (there) continue
    const label = document.createElement('label')
    label.append(labels[name], input)
    fields.append(label)
  }
}

/** Draws the page anew, but only where something changed, so that focus stays where it is. */
async function refresh(): Promise<void> {
  const before = deeds
  try {
    const [state, deliveries, faults, { rules }, clock] = await Promise.all([
      call<SavedState>('state'),
      call<Delivery[]>('deliveries'),
      call<Faults>('faults'),
      call<{ rules: FaultRule[] }>('rules'),
      call<{ now: number }>('clock'),
    ])
    find('#now', HTMLElement).textContent = new Date(clock.now * 1000).toLocaleString()
    const now = JSON.stringify([state, deliveries, faults, rules])
    if (now === shown || deeds > before) return
    shown = now
    showSwitches(faults)
    showRules(rules)
    showIntents(state, (id, outcome) => act(() => call(`payment_intents/${id}/authenticate`, { outcome })))
    showDisputes(state, (id, status) => act(() => call(`disputes/${id}/close`, { status })))
    showEvents(state, deliveries, (id) => act(() => call(`events/${id}/resend`, {})))
  } catch {
    say('The stand-in does not respond.')
  }
}

find('#switches', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault())
find('#rules', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void act(() => call('rules', readRuleForm(find('#rules', HTMLFormElement))))
})
find('#clear-rules', HTMLButtonElement).addEventListener('click', () =>
  act(() => call('rules', undefined, 'DELETE')),
)
for (const button of document.querySelectorAll<HTMLButtonElement>('#clock button'))
  button.addEventListener('click', () => act(() => call('clock', { advance: Number(button.value) })))
find('#deliver', HTMLButtonElement).addEventListener('click', () => act(() => call('deliver', {})))
find('#reset', HTMLButtonElement).addEventListener('click', () => act(() => call('reset', {})))
offerFaults()
setInterval(() => void refresh(), 2_000)
void refresh()
