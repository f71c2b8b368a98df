import type { Request } from 'express'
import { ShopError } from '../domain/errors.ts'
import * as m from '../texts/http.ts'

/** The address that was called, as Hosting passes it on. Throws `invalid_request` for a host that can be none. */
export function siteOf(request: Request): string {
  const { protocol, host = '' } = request
  const site = `${protocol}://${host.toLowerCase()}`
  if (!/^[a-z0-9.-]{1,253}(:\d{1,5})?$/i.test(host) || !URL.canParse(site))
    throw new ShopError('invalid_request', m.requestUnreadable())
  return site
}
