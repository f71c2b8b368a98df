import { countryOfNumber, isInUnion } from '@wood-master/contract/tax'
import * as z from 'zod'
import type { ReadNumber, TaxRegister } from '../domain/tax/evidence.ts'

export async function readTaxNumber(typed: string, country: string): Promise<ReadNumber> {
  const bare = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const hasPrefix = isInUnion(countryOfNumber(bare))
  const issuer = hasPrefix ? countryOfNumber(bare) : country
  if (!isInUnion(issuer)) return { number: bare }
  const prefix = issuer === 'GR' ? 'EL' : issuer
  const own = hasPrefix ? bare.slice(2) : bare
  // The rules of a whole world: loaded with the first number.
  const { euVat, stdnum } = await import('stdnum')
  const rules = issuer === 'XI' ? [stdnum.GB?.vat] : euVat[issuer]
  const [found] = (rules ?? []).flatMap((rule) => {
    // At an empty one the Dutch rule throws.
    const read = own ? rule?.validate(own) : undefined
    return read?.isValid ? [read.compact] : []
  })
  return { number: `${prefix}${found ?? own}`, wellFormed: found !== undefined }
}

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
