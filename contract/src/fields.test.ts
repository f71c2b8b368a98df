import { describe, expect, it } from 'vitest'
import { addressProblems } from './address-format.ts'
import { newAddress } from './addresses.ts'
import { type Call, calls } from './calls.ts'
import { exampleOf } from './examples.ts'
import { email, imageUrl, line, poNumber, search, sku, text, webLink } from './fields.ts'
import { legalPageNames } from './legal-pages.ts'
import { listOrdersQuery, newOrder } from './orders.ts'
import { parcelLabels } from './returns.ts'
import { newReview } from './reviews.ts'
import type { CallName } from './routes.ts'

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('every field that takes text', () => {
  it.each(['\ud800', 'a\udc00b', 'a\u0000b', 'a\u0007b', 'a\u009bb'])('refuses %j', (part) => {
    expect(accepts(text(100), `good ${part}`)).toBe(false)
    expect(accepts(imageUrl, `https://images.example/${part}`)).toBe(false)
    expect(accepts(webLink, `https://www.example/${part}`)).toBe(false)
    expect(accepts(search, `oak ${part}`)).toBe(false)
    const order = { email: 'a@b.test', price: 1, quantity: 1, productName: 'Oak', img: '/oak.jpg' }
    expect(accepts(newOrder, order)).toBe(true)
    expect(accepts(newOrder, { ...order, productName: part })).toBe(false)
    expect(accepts(newOrder, { ...order, img: part })).toBe(false)
  })
})

/** What people may write in several lines, and texts that are judged line by line. */
const ofManyLines = new Set<string>([
  'description',
  'review',
  'message',
  'reason',
  'text',
  'words',
  ...legalPageNames,
])
/** Ignored, and judged cell by cell. */
const notJudged = new Set(['order', 'cells'])
/** Only compared with what was held before, or looked up. */
const compared = ['placeOrder productName', 'placeOrder img', 'quoteDelivery taxNumber']

/** The value with each of its texts in turn made another one, under the name of the field. */
function withEachText(value: unknown, change: (text: string) => string, name = ''): [string, unknown][] {
  if (notJudged.has(name)) return []
  if (typeof value === 'string') return [[name, change(value)]]
  if (Array.isArray(value)) {
    return value.flatMap((item, at) =>
      withEachText(item, change, name).map(([field, changed]): [string, unknown] => [
        field,
        value.with(at, changed),
      ]),
    )
  }
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    withEachText(part, change, key).map(([field, changed]): [string, unknown] => [
      field,
      { ...(value as object), [key]: changed },
    ]),
  )
}

describe('every text of one line', () => {
  it.each(['\n', '\r', '\t', '\u2028', '\u2029', '\u0085'])('refuses %j within it', (mark) => {
    const taken = (Object.keys(calls) as CallName[]).flatMap((name) => {
      const call: Call = calls[name]
      const { body }: { body?: unknown } = exampleOf(name)
      return withEachText(body, (text) => `${text}${mark}${text}`)
        .filter(([field, changed]) => !ofManyLines.has(field) && call.body && accepts(call.body, changed))
        .map(([field]) => `${name} ${field}`)
    })
    expect(taken.filter((field) => !compared.includes(field))).toEqual([])
  })

  it.each([
    ['\u2068DWL-OAK-12\u2069', 'DWL-OAK-12'],
    ['Kari\u202e Nordmann', 'Kari Nordmann'],
    ['\u2067شركة نور\u2069', 'شركة نور'],
    ['רחוב\u200f 5', 'רחוב\u200f 5'],
  ])('keeps of %j the words and their marks, and nothing that turns them', (sent, kept) => {
    expect(line(40).parse(sent)).toBe(kept)
    expect(accepts(line(kept.length), sent)).toBe(true)
  })

  it('has something to see beside what turns it', () => {
    expect(accepts(line(40), '\u2068\u2069')).toBe(false)
  })

  it('keeps of what is copied from an Arabic page the numbers and addresses alone', () => {
    const copied = (value: string) => `\u200f\u2068${value}\u2069\u200e\u061c`
    const numbers = { phone: '+47 22 00 00 00', postalCode: '0155', taxNumber: 'NO 987 654 321 MVA' }
    const address = { name: 'Kari', line1: 'Storgata 1', city: 'Oslo', country: 'NO', ...numbers }
    const ofPage = Object.fromEntries(Object.entries(numbers).map(([part, value]) => [part, copied(value)]))
    expect(addressProblems({ ...address, ...ofPage })).toEqual({})
    expect(newAddress.parse({ ...address, ...ofPage })).toEqual(address)
    expect(parcelLabels.tracking.parse([copied('1Z999')])).toEqual(['1Z999'])
    expect(sku.parse(copied('DWL-OAK-12'))).toBe('DWL-OAK-12')
    expect(poNumber.parse(copied('PO 7'))).toBe('PO 7')
    expect(email.parse(copied('Ida@wood-master.test'))).toBe('ida@wood-master.test')
    expect(webLink.parse(copied('https://www.example/'))).toBe('https://www.example/')
  })

  it.each(['name', 'company', 'line1', 'line2', 'city', 'region', 'postalCode', 'phone', 'taxNumber'])(
    'keeps %s of an address from beginning another line of its label',
    (part) => {
      const address = { name: 'Kari', line1: 'Storgata 1', city: 'Oslo', postalCode: '0155', country: 'NO' }
      const forged = 'Kari Nordmann\nDELIVER TO: Elsewhere 1'
      expect(accepts(newAddress, address)).toBe(true)
      expect(accepts(newAddress, { ...address, [part]: forged })).toBe(false)
      expect(accepts(newAddress, { ...address, [part]: forged.replace('\n', '\u2028') })).toBe(false)
    },
  )
})

describe('the address of an image', () => {
  it.each(['/oak.webp', '/a%20b.jpg', 'https://i.ibb.co/x/oak.jpg', 'http://127.0.0.1:4243/1.png'])(
    'may be %s',
    (address) => expect(accepts(imageUrl, address)).toBe(true),
  )

  it.each([
    'https://%',
    'http://[',
    '//host/a.jpg',
    '/\\host/a.jpg',
    'oak.webp',
    'data:image/png;base64,AA==',
  ])('may not be %s', (address) => expect(accepts(imageUrl, address)).toBe(false))
})

describe('a review', () => {
  const review = (words: string) => accepts(newReview, { email: 'a@b.test', rating: 5, review: words })

  it.each(['Good', 'よい', '👍', '!', '𠮷', 'line\nline', '¯\\_(ツ)_/¯'])('may be %j', (words) => {
    expect(review(words)).toBe(true)
  })

  it.each(['\u200b', '\u2800\u2800', '\u3164', '\u00ad\u200d', '\u202e', '\ufe0f', ' \u00a0 '])(
    'may not be invisible: %j',
    (words) => {
      expect(review(words)).toBe(false)
    },
  )

  it('may not push everything else off the page', () => {
    expect(review(`a${'\n'.repeat(1_900)}b`)).toBe(false)
  })
})

describe('the query of all orders', () => {
  it.each([
    ['minPrice', '1e-7'],
    ['maxPrice', '0.001'],
    ['from', '0000-12-31T23:59:59Z'],
    ['until', '0000-01-01T00:00:00Z'],
  ])('refuses %s=%s, which the database cannot be asked for', (field, value) => {
    expect(accepts(listOrdersQuery, { [field]: value })).toBe(false)
  })

  it.each([
    ['minPrice', '0'],
    ['maxPrice', '1000000.55'],
    ['from', '0001-01-01T00:00:00Z'],
    ['until', '9999-12-31T23:59:59.999Z'],
  ])('takes %s=%s', (field, value) => {
    expect(accepts(listOrdersQuery, { [field]: value })).toBe(true)
  })
})
