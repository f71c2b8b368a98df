export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown'

interface BrandRule {
  brand: CardBrand
  prefix: RegExp
  lengths: number[]
  groups: number[]
  cvcLength: number
}

const fours = [4, 4, 4, 4]

/** First match wins; the ranges are the card networks' own. */
const rules: BrandRule[] = [
  { brand: 'visa', prefix: /^4/, lengths: [16], groups: fours, cvcLength: 3 },
  {
    brand: 'mastercard',
    prefix: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: fours,
    cvcLength: 3,
  },
  { brand: 'amex', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvcLength: 4 },
  { brand: 'diners', prefix: /^3(0[0-5]|09|[68])/, lengths: [14, 16], groups: [4, 6, 4], cvcLength: 3 },
  { brand: 'jcb', prefix: /^35(2[89]|[3-8])/, lengths: [16], groups: fours, cvcLength: 3 },
  { brand: 'discover', prefix: /^(6011|64[4-9]|65)/, lengths: [16], groups: fours, cvcLength: 3 },
  { brand: 'unionpay', prefix: /^62/, lengths: [16, 19], groups: fours, cvcLength: 3 },
]

const unknownRule: BrandRule = { brand: 'unknown', prefix: /^/, lengths: [16], groups: fours, cvcLength: 3 }

function ruleOf(digits: string): BrandRule {
  return rules.find((rule) => rule.prefix.test(digits)) ?? unknownRule
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

export function brandOf(digits: string): CardBrand {
  return ruleOf(digits).brand
}

/** Digits of the security code: 4 for American Express, else 3. */
export function cvcLengthOf(digits: string): number {
  return ruleOf(digits).cvcLength
}

/** The most digits a number with this beginning can have. */
export function longestLength(digits: string): number {
  return Math.max(...ruleOf(digits).lengths)
}

export function hasFullLength(digits: string): boolean {
  return ruleOf(digits).lengths.includes(digits.length)
}

/** The networks' check digit: every second digit from the right doubled, the sum a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, char] of [...digits].reverse().entries()) {
    const digit = Number(char)
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

/** The number in its brand's groups: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function groupNumber(digits: string): string {
  const rule = ruleOf(digits)
  const groups =
    digits.length > 16 || (rule.brand === 'diners' && digits.length > 14) ? [4, 4, 4, 4, 4] : rule.groups
  const parts: string[] = []
  let at = 0
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}
