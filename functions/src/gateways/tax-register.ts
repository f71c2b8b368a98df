import * as z from 'zod'
import type { TaxRegister } from '../domain/tax/evidence.ts'
import { readTaxNumber } from './tax-number.ts'

const answered = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
})

/** What VIES writes for what a country does not tell. */
const said = (text: string | null | undefined) => (text && text !== '---' ? text : undefined)

/**
 * VIES, the European register of tax numbers, by its REST interface: `POST /check-vat-number`. Everything but an answer,
 * such as `MS_UNAVAILABLE` while a country's own register is down, is silence.
 */
export function viesRegister({ url }: { url: string }): TaxRegister {
  return {
    read: readTaxNumber,

    async ask(number, { asker, waitMs }) {
      try {
        const response = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            countryCode: number.slice(0, 2),
            vatNumber: number.slice(2),
            requesterMemberStateCode: asker?.slice(0, 2),
            requesterNumber: asker?.slice(2),
          }),
          signal: AbortSignal.timeout(waitMs),
        })
        const { valid, name, requestIdentifier } = answered.parse(await response.json())
        if (!valid) return { valid }
        return { valid, name: said(name), consultation: said(requestIdentifier) }
      } catch {
        return undefined
      }
    },
  }
}
