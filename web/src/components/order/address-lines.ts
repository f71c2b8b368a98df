import { type Address, type AddressPart, addressFormOf } from '@wood-master/contract/address-format'

const oneLine: ReadonlySet<AddressPart> = new Set(['city', 'region', 'postalCode'])

/** A country's name in English, as parcels abroad need it. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code
}

/** An address as its country writes it, a line each: town, region and postal code share one; the country comes last. */
export function addressLines(address: Address): string[] {
  const lines: string[] = []
  let town: string[] = []
  const parts = addressFormOf(address.country).fields.map(({ part }) => part)
  const known: AddressPart[] = ['name', 'company', 'line1', 'line2', 'postalCode', 'city', 'region']
  for (const part of [...parts, ...known.filter((each) => !parts.includes(each))]) {
    const text = address[part]
    if (oneLine.has(part)) {
      if (text) town.push(text)
      continue
    }
    if (town.length > 0) lines.push(town.join(' '))
    town = []
    if (text) lines.push(text)
  }
  return [...lines, ...(town.length > 0 ? [town.join(' ')] : []), countryName(address.country)]
}
