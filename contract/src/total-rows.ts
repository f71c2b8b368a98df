import type { OrderState } from './order-states.ts'
import type { Order } from './orders.ts'
import type { TaxLine } from './tax.ts'
import * as m from './texts/orders.ts'

/** What makes up the total of an order or of a paper about it; all amounts in the same unit. */
export interface TotalParts {
  goodsTotal: number
  /** That is taken off already. */
  discount?: { percent: number } | undefined
  /** Without a name, as while nobody knows where it goes, free shipping has no row. */
  shipping?: { name?: string | undefined; amount: number } | undefined
  /** Orders of before there were tax lines have their `terms` alone. */
  tax?:
    | { terms?: TaxTerms | undefined; lines?: readonly TaxRowLine[] | undefined; amount: number }
    | undefined
}

type TaxRowLine = Pick<TaxLine, 'treatment' | 'name' | 'percent' | 'amount'>

type TaxTerms = NonNullable<Order['tax']>

export interface TotalRow {
  name: string
  amount: number
}

/** Goods, shipping and tax above a total; a tax only where there is one, or a reason why there is none. */
export function totalRows({ goodsTotal, discount, shipping, tax }: TotalParts): TotalRow[] {
  return [
    { name: discount ? m.goodsDiscounted(discount) : m.goods(), amount: goodsTotal },
    ...(shipping && (shipping.name || shipping.amount > 0)
      ? [
          {
            name: shipping.name ? m.shippingNamed({ name: shipping.name }) : m.shipping(),
            amount: shipping.amount,
          },
        ]
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
export function nameOfTax({ treatment, percent, ...tax }: Omit<TaxRowLine, 'amount'>): string {
  const name = tax.name || m.tax()
  switch (treatment) {
    case 'AE':
    case 'K':
      return m.taxReversed({ name })
    case 'G':
      return m.taxExport({ name })
    case 'E':
      return m.taxExempt({ name })
    default:
      return m.taxRate({ name, percent })
  }
}

const hasTaxRow = ({ terms, amount }: NonNullable<TotalParts['tax']>) =>
  amount > 0 || (terms !== undefined && (terms.percent > 0 || terms.reverseCharge === true))

function taxName(terms: TaxTerms | undefined): string {
  const name = terms?.name || m.tax()
  if (!terms) return name
  return terms.reverseCharge ? m.taxReversed({ name }) : m.taxRate({ name, percent: terms.percent })
}

/** What an order's total is called; nothing is to be paid of one that has expired. */
export function totalName(state: OrderState): string {
  if (state === 'unpaid') return m.toPay()
  return state === 'expired' ? m.total() : m.totalPaid()
}
