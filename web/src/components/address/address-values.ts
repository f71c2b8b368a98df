import { type Address, addressFormOf, addressProblems } from '@wood-master/contract/address-format'
import * as m from '#texts/address.ts'

export type AddressValues = Record<keyof Address, string>

/** What a form starts with: an address, else a name and the country that is most likely. */
export function addressValues(address: Partial<Address> = {}): AddressValues {
  const { name, company, line1, line2, city, region, postalCode, country, phone, taxNumber } = address
  return {
    name: name ?? '',
    company: company ?? '',
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    region: region ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
    phone: phone ?? '',
    taxNumber: taxNumber ?? '',
  }
}

/** The address that the fields say; parts that its country does not have are left out, whatever was typed before. */
export function addressFrom(values: AddressValues): Address {
  const shown = new Set(addressFormOf(values.country).fields.map(({ part }) => part))
  const typed = (part: 'name' | 'company' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode') =>
    (shown.has(part) && values[part].trim()) || undefined
  const { country, phone, taxNumber } = values
  return {
    name: typed('name') ?? '',
    company: typed('company'),
    line1: typed('line1') ?? '',
    line2: typed('line2'),
    city: typed('city') ?? '',
    region: typed('region'),
    postalCode: typed('postalCode'),
    country,
    phone: phone.trim() || undefined,
    taxNumber: taxNumber.trim() || undefined,
  }
}

export function fieldProblem(field: keyof Address, values: AddressValues): string | true {
  if (field === 'country') return values.country !== '' || m.countryRequired()
  return addressProblems(addressFrom(values))[field] ?? true
}

/** Where the shop names the parts of an address that it refuses in a larger body. */
export const addressBodyNames = {
  name: 'address.name',
  company: 'address.company',
  line1: 'address.line1',
  line2: 'address.line2',
  city: 'address.city',
  region: 'address.region',
  postalCode: 'address.postalCode',
  country: 'address.country',
  phone: 'address.phone',
  taxNumber: 'address.taxNumber',
} as const satisfies Record<keyof AddressValues, string>
