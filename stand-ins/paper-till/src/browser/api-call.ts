import { isRecord } from '../json.ts'
import type { BrowserError } from './frame-messages.ts'

export type ApiResponse = { body: Record<string, unknown>; error?: undefined } | { error: BrowserError }

/** Writes nested values as Stripe's form encoding does: `card[number]`, `types[0]`. */
function append(form: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (typeof value === 'object') {
    for (const [part, inner] of Object.entries(value)) append(form, `${name}[${part}]`, inner)
  } else form.append(name, String(value))
}

export function formOf(values: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) append(form, name, value)
  return form
}

/** Calls the stand-in's API; errors and broken connections come back as `error`, never as an exception. */
export async function callApi(
  url: string,
  publishableKey: string,
  method: 'GET' | 'POST',
  values: Record<string, unknown>,
): Promise<ApiResponse> {
  const form = formOf(values)
  try {
    const response = await fetch(method === 'GET' ? `${url}?${form}` : url, {
      method,
      headers: {
        authorization: `Bearer ${publishableKey}`,
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'POST' ? { body: form.toString() } : {}),
    })
    const body: unknown = await response.json()
    if (!isRecord(body)) throw new TypeError('The response is no object.')
    if (response.ok) return { body }
    const { error } = body
    return { error: isRecord(error) ? { ...error, type: String(error.type) } : { type: 'api_error' } }
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}
