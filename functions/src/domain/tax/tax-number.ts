import { countryOfNumber, isInUnion } from '@wood-master/contract/tax'

/** A number as somebody typed it, and whether its country's rules allow it. */
export interface ReadNumber {
  /** Without spaces and dots, and of a country of the union with its prefix: `DE136695976`. */
  number: string
  /** False where format or check digits are wrong; absent where nobody can be asked about it. */
  wellFormed?: boolean
}

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
