import type { AddressPart } from './address-format.ts'

/** What a country calls a part of its addresses, where it is not what most do. From the same data as the formats. */
const names: Partial<Record<AddressPart, Record<string, string>>> = {
  region: {
    State: 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI',
    Parish: 'BB JM',
    Island: 'BS CV KI KN KY PF SC TV',
    Department: 'CO HN NI',
    Region: 'FR',
    Area: 'HK',
    County: 'IE TW',
    Prefecture: 'JP',
    'Do or si': 'KR',
    District: 'NR',
    Oblast: 'RU UA',
    Emirate: 'AE',
  },
  postalCode: {
    'ZIP code': 'AS FM GU MH MP PR PW UM US VI',
    Eircode: 'IE',
    'PIN code': 'IN',
  },
  city: {
    Suburb: 'AU',
    'Town or city': 'GB NO SE SJ',
    District: 'HK PE SD SY TR TW',
  },
}

/** The country's own name for a part; nothing where the usual one fits. */
export function ownLabelOf(part: AddressPart, country: string): string | undefined {
  return Object.entries(names[part] ?? {}).find(([, countries]) =>
    countries.split(' ').includes(country),
  )?.[0]
}
