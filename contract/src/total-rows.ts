import type { OrderState } from './order-states.ts'
import type { TaxLine } from './tax.ts'

/** What makes up the total of an order or of a paper about it; all amounts in the same unit. */
export interface TotalParts {
  goods: number
  /** Without a name, as while nobody knows where it goes, free shipping has no row. */
  shipping?: { name?: string | undefined; amount: number } | undefined
  /** Orders of before there were tax lines have their `terms` alone. */
  tax?:
    | { terms?: TaxTerms | undefined; lines?: readonly TaxRowLine[] | undefined; amount: number }
    | undefined
}

type TaxRowLine = Pick<TaxLine, 'treatment' | 'name' | 'percent' | 'amount'>

interface TaxTerms {
  name: string
  percent: number
  /** The buyer accounts for the tax, so none is asked. */
  reverseCharge?: boolean | undefined
}

export interface TotalRow {
  name: string
  amount: number
}

/** Goods, shipping and tax above a total; a tax only where there is one, or a reason why there is none. */
export function totalRows({ goods, shipping, tax }: TotalParts): TotalRow[] {
  return [
    { name: 'Goods', amount: goods },
    ...(shipping && (shipping.name || shipping.amount > 0)
      ? [{ name: shipping.name ? `Shipping: ${shipping.name}` : 'Shipping', amount: shipping.amount }]
      : []),
    ...(tax ? taxRows(tax) : []),
  ]
}

function taxRows(tax: NonNullable<TotalParts['tax']>): TotalRow[] {
  if (!tax.lines) return hasTaxRow(tax) ? [{ name: taxName(tax.terms), amount: tax.amount }] : []
  return tax.lines
    .filter(({ treatment, percent }) => percent > 0 || treatment !== 'O')
    .map(({ amount, ...line }) => ({ name: nameOfTax(line), amount }))
}

/** `VAT 25 %`, and where there is none, why. */
export function nameOfTax({ treatment, name, percent }: Omit<TaxRowLine, 'amount'>): string {
  switch (treatment) {
    case 'AE':
    case 'K':
      return `${name}, reverse charge`
    case 'G':
      return `${name}, export`
    case 'E':
      return `${name}, exempt`
    default:
      return `${name} ${percent} %`
  }
}

const hasTaxRow = ({ terms, amount }: NonNullable<TotalParts['tax']>) =>
  amount > 0 || (terms !== undefined && (terms.percent > 0 || terms.reverseCharge === true))

function taxName(terms: TaxTerms | undefined): string {
  if (!terms) return 'Tax'
  return terms.reverseCharge ? `${terms.name}, reverse charge` : `${terms.name} ${terms.percent} %`
}

/** What an order's total is called; nothing is to be paid of one that has expired. */
export function totalName(state: OrderState): string {
  if (state === 'unpaid') return 'To pay'
  return state === 'expired' ? 'Total' : 'Total paid'
}
