import { type Address, addressFormOf, addressProblems } from '@wood-master/contract/address-format'
import * as m from '#texts/address.ts'

export type AddressValues = Record<keyof Address, string>

/** The parts of an address, each with its token for browsers that fill forms. */
export const tokens: Record<keyof Address, string> = {
  name: 'shipping name',
  company: 'shipping organization',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  postalCode: 'shipping postal-code',
  country: 'shipping country',
  phone: 'shipping tel',
  taxNumber: 'off',
}
const parts = Object.keys(tokens) as (keyof Address)[]

const eachPart = (textOf: (part: keyof Address) => string) =>
  Object.fromEntries(parts.map((part) => [part, textOf(part)])) as AddressValues

export const addressValues = (address: Partial<Address> = {}): AddressValues =>
  eachPart((part) => address[part] ?? '')

/** The address that the fields say; parts that its country does not have are left out, whatever was typed before. */
export function addressFrom(values: AddressValues): Address {
  const { fields } = addressFormOf(values.country)
  const shown = new Set<string>(['country', 'phone', 'taxNumber', ...fields.map(({ part }) => part)])
  const typed = Object.entries(values).map(([part, text]) => [part, shown.has(part) ? text.trim() : ''])
  const filled: Partial<Address> = Object.fromEntries(typed.filter(([, text]) => text))
  return { name: '', line1: '', city: '', country: '', ...filled }
}

export function fieldProblem(field: keyof Address, values: AddressValues): string | true {
  if (field === 'country') return values.country !== '' || m.countryRequired()
  return addressProblems(addressFrom(values))[field] ?? true
}

/** Where the shop names the parts of an address that it refuses in a larger body. */
export const addressBodyNames = eachPart((part) => `address.${part}`)
