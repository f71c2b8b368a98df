import type { AddressValues } from './address-values.ts'

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
