import { countryOfNumber, isInUnion } from '@wood-master/contract/tax'
import type { ReadNumber } from '../domain/tax/evidence.ts'

/** Reads a number, with or without the prefix of its country; `country` is where the goods go. */
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
    const read = rule?.validate(own)
    return read?.isValid ? [read.compact] : []
  })
  return { number: `${prefix}${found ?? own}`, wellFormed: found !== undefined }
}
