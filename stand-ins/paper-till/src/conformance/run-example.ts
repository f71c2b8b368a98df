import { formOf } from '../browser/api-call.ts'
import { filled } from '../compare/scenarios.ts'
import { valueAt } from '../json.ts'
import { publishableKey, secretKey, type TestShop } from '../testing/start-test-shop.ts'
import type { Example, Shape, Step } from './example.ts'

export type Names = Map<string, string>

/** Every response that came, for the checks of their types. */
export interface Heard {
  status: number
  body: unknown
}

function missing(shape: Shape, body: unknown, names: Names, at = ''): string | null {
  for (const [name, wanted] of Object.entries(shape)) {
    const found = valueAt(body, name)
    const where = at ? `${at}.${name}` : name
    if (typeof wanted === 'object' && wanted !== null) {
      const inner = missing(wanted, found, names, where)
      if (inner) return inner
    } else if (found !== filled(wanted, names)) {
      return `${where} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`
    }
  }
  return null
}

/** Makes one call; returns what is wrong with its response, or null. */
export async function takeStep(
  shop: TestShop,
  step: Step,
  names: Names,
  heard: Heard[],
): Promise<string | null> {
  const url = `${shop.url}${filled(step.path, names)}`
  const form = formOf(filled(step.form ?? {}, names) as Record<string, unknown>)
  const response = await fetch(step.method === 'post' || form.size === 0 ? url : `${url}?${form}`, {
    method: step.method.toUpperCase(),
    headers: {
      authorization: `Bearer ${step.byBrowser ? publishableKey : secretKey}`,
      ...(step.method === 'post' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(step.method === 'post' ? { body: form.toString() } : {}),
  })
  const body: unknown = await response.json()
  // A browser is shown less of some objects, which the SDK's types do not describe.
  if (!step.byBrowser) heard.push({ status: response.status, body })
  for (const [name, path] of Object.entries(step.keeps ?? {})) names.set(name, String(valueAt(body, path)))
  const { status = 200 } = step
  if (response.status !== status) {
    return `${step.name}: ${response.status} in place of ${status}: ${valueAt(body, 'error.message') ?? ''}`
  }
  const lack = missing(step.returns ?? {}, body, names)
  return lack === null ? null : `${step.name}: ${lack}`
}

/** Takes all steps of an example; returns the first thing that is wrong, or null. */
export async function runExample(
  shop: TestShop,
  example: Example,
  names: Names,
  heard: Heard[],
): Promise<string | null> {
  for (const step of example.steps) {
    const wrong = await takeStep(shop, step, names, heard)
    if (wrong !== null) return wrong
  }
  await shop.standIn.idle()
  const { emits } = example
  if (emits === undefined || shop.types().includes(emits as never)) return null
  return `there was no ${emits}`
}
