import { callFaults, type FaultRule, webhookFaults } from '../switches/rules.ts'
import { find } from './dashboard-tables.ts'

/** A rule as a person would say it. */
function sentenceOf({ on, do: fault, skip, times, chance, ms }: FaultRule): string {
  const parts = [
    `${on}: ${fault}`,
    ms === undefined ? '' : `${ms} ms`,
    skip ? `after ${skip}` : '',
    times === undefined ? '' : `${times} times`,
    chance === undefined ? '' : `with a chance of ${chance}`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function showRules(rules: FaultRule[]): void {
  const list = find('#rule-list', HTMLUListElement)
  list.replaceChildren(
    ...rules.map((rule) => {
      const item = document.createElement('li')
      item.textContent = sentenceOf(rule)
      return item
    }),
  )
}

/** Fills the choice of what a rule does. */
export function offerFaults(): void {
  const choice = find('#rules select[name="do"]', HTMLSelectElement)
  for (const [label, names] of [
    ['a call', callFaults],
    ['a webhook', webhookFaults],
  ] as const) {
    const group = document.createElement('optgroup')
    group.label = label
    group.append(...names.map((name) => new Option(name, name)))
    choice.append(group)
  }
}

/** The rule that the form describes; what is left empty is left out. */
export function readRuleForm(form: HTMLFormElement): Record<string, string | number> {
  const given = [...new FormData(form)].filter(([, value]) => value !== '')
  return Object.fromEntries(
    given.map(([name, value]) => [name, name === 'on' || name === 'do' ? String(value) : Number(value)]),
  )
}
