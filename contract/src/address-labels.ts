import type { AddressPart } from './address-format.ts'
import * as m from './texts/address.ts'

/** What a country calls a part of its addresses, where it is not what most do. From the same data as the formats. */
const names: Partial<Record<AddressPart, [name: () => string, countries: string][]>> = {
  region: [
    [m.state, 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI'],
    [m.parish, 'BB JM'],
    [m.island, 'BS CV KI KN KY PF SC TV'],
    [m.department, 'CO HN NI'],
    [m.regionItself, 'FR'],
    [m.area, 'HK'],
    [m.county, 'IE TW'],
    [m.prefecture, 'JP'],
    [m.doOrSi, 'KR'],
    [m.district, 'NR'],
    [m.oblast, 'RU UA'],
    [m.emirate, 'AE'],
  ],
  postalCode: [
    [m.zipCode, 'AS FM GU MH MP PR PW UM US VI'],
    [m.eircode, 'IE'],
    [m.pinCode, 'IN'],
  ],
  city: [
    [m.suburb, 'AU'],
    [m.townOrCity, 'GB NO SE SJ'],
    [m.district, 'HK PE SD SY TR TW'],
  ],
}

/** The country's own name for a part; nothing where the usual one fits. */
export function ownLabelOf(part: AddressPart, country: string): string | undefined {
  return names[part]?.find(([, countries]) => countries.split(' ').includes(country))?.[0]()
}
