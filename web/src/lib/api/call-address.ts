import { type CallName, routes } from '@wood-master/contract/routes'

const apiBase = '/api'

interface AddressInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/** Where a call goes: its path with the parameters filled in, and its query without empty fields. */
export function callAddress(name: CallName, { params, query = {} }: AddressInput): string {
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(params?.[parameter] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  return `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`
}
