import { isRecord } from '../json.ts'

/** Values of a call's form; nested as Stripe's SDKs nest them. */
export interface Form {
  [name: string]: string | number | boolean | (string | number)[] | Form
}

/** One call. `{name}` in it stands for an id that an earlier step has kept. */
export interface ScenarioStep {
  name: string
  method: 'delete' | 'get' | 'post'
  path: string
  form?: Form
  headers?: Record<string, string>
  /** Keeps this part of the response (`id`, `data.0.id`) under this name. */
  keeps?: Record<string, string>
}

/** A run of calls that belong together. */
export interface Scenario {
  name: string
  steps: ScenarioStep[]
}

function isStep(value: unknown): value is ScenarioStep {
  if (!isRecord(value)) return false
  const { name, method, path } = value
  return (
    typeof name === 'string' &&
    typeof path === 'string' &&
    path.startsWith('/v1/') &&
    ['delete', 'get', 'post'].includes(String(method))
  )
}

/** The scenarios of a file's text; throws a sentence about the first one that is none. */
export function readScenarios(text: string): Scenario[] {
  const value: unknown = JSON.parse(text)
  if (!Array.isArray(value)) throw new TypeError('The scenarios are not a JSON list.')
  return value.map((each: unknown, index) => {
    const { name, steps } = isRecord(each) ? each : {}
    if (typeof name === 'string' && Array.isArray(steps) && steps.every(isStep)) return { name, steps }
    throw new TypeError(
      `Scenario ${index + 1} is no { name, steps } whose steps have a name, a method (get, post, delete) and a path under /v1/.`,
    )
  })
}

/** A copy in which every `{name}` is what was kept under that name. */
export function filled(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{(\w+)\}/g, (whole, name) => names.get(name) ?? whole)
  if (Array.isArray(value)) return value.map((entry) => filled(entry, names))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, filled(entry, names)]))
}
