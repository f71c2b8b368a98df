import { isInUnion, standardTaxClass, type TaxTerms } from '@wood-master/contract/tax'
import * as m from '../../texts/tax.ts'
import { ShopError } from '../errors.ts'

/** Without terms the delivery zones say what tax there is. */
export interface KeptTaxTerms {
  terms?: TaxTerms
}

/** Throws `invalid_request` for a rate that is there twice, and a country of the seller's without a standard rate today. */
export function assertTaxTerms({ seller, rates }: TaxTerms, now: Date): void {
  const fields: Record<string, string> = {}
  const today = now.toISOString().slice(0, 10)
  const seen = new Set<string>()
  for (const [index, { country, taxClass, from }] of rates.entries()) {
    const key = `${country} ${taxClass} ${from}`
    if (seen.has(key)) fields[`rates.${index}.from`] = m.rateTwice()
    seen.add(key)
  }
  const hasRate = (country: string) =>
    rates.some(
      (rate) =>
        (rate.country === country || (country === 'XI' && rate.country === 'GB')) &&
        rate.taxClass === standardTaxClass &&
        rate.from <= today,
    )
  const missing = m.standardRateMissing()
  if (seller.taxNumber && !hasRate(seller.country)) fields['seller.country'] = missing
  for (const [index, { country }] of seller.registrations.entries()) {
    if (country === 'EU' ? !isInUnion(seller.country) : !hasRate(country))
      fields[`seller.registrations.${index}.country`] =
        country === 'EU' ? m.oneStopShopOutsideUnion() : missing
  }
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_request', m.checkSettings(), { fields })
}
