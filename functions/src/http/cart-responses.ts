import type { Cart as CartResponse, ParsedLine as ParsedLineResponse } from '@wood-master/contract/cart'
import { toMajor } from '@wood-master/contract/money'
import type { ParsedLine } from '../domain/cart/parse-order-list.ts'
import type { PricedCart } from '../domain/cart/priced-cart.ts'
import type { Product } from '../domain/catalog/product.ts'

/** A priced cart as it goes over the wire: minor units become dollars. */
export function cartResponse({ lines, price, currency }: PricedCart): CartResponse {
  const major = (minor: number) => toMajor(minor, currency)
  return {
    lines: lines.map((line) => ({
      ...line,
      unitPrice: major(line.unitPrice),
      price: major(line.price),
      nextBreak: line.nextBreak && {
        minQuantity: line.nextBreak.minQuantity,
        price: major(line.nextBreak.unitPrice),
      },
    })),
    price: major(price),
    currency,
  }
}

/** A line of a pasted list as it goes over the wire. */
export function parsedLineResponse({ input, product, quantity, problem }: ParsedLine): ParsedLineResponse {
  return {
    input,
    ...(product ? named(product) : {}),
    quantity,
    problem: problem && { ...problem, suggestions: problem.suggestions?.map(named) },
  }
}

const named = ({ id: productId, sku, name }: Product) => ({ productId, sku, name })
