import fc from 'fast-check'

/** Texts that break something somewhere. */
export const hostileTexts = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '\u0000',
  '\ud800',
  '\u202e\u200b\u2800',
  '\n'.repeat(1_900),
  '💥'.repeat(3_000),
  'x'.repeat(20_000),
  '../../users',
  '..%2f..%2fusers',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'a@b@c',
  'javascript:alert(1)',
  'https://\ud800.example/',
  'x;=HYPERLINK(1)',
  '\u200b＝HYPERLINK(1)',
  `1${','.repeat(19_900)}y\u2028z`,
  '-'.repeat(20_000),
  'ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv-wx-yz',
  'a\tb\tc\td\te\tf\n'.repeat(200),
  'Kari Nordmann\nDELIVER TO: Elsewhere 1',
  'Kari\u2028Elsewhere',
  'ZZ',
]
const numbers = [
  0,
  -0,
  -1,
  0.5,
  -0.5,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
  12.345,
  2 ** 53,
]

/** Values that somebody sends who looks for a weak spot. */
export const hostileValue = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...numbers),
  fc.constantFrom(null, true, false, [], {}, [[]], [1], { $ne: 1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.double(),
  fc.integer(),
)

/** Texts for addresses and headers, which cannot carry everything. */
export const hostileText = fc
  .oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 80 }))
  .map((text) => text.toWellFormed().slice(0, 2_000))
