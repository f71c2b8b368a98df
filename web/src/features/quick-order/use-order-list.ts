import { limits } from '@wood-master/contract/limits'
import { useState } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import { api } from '#lib/api/api.ts'
import { tabStorage } from '#lib/browser/storage.ts'
import { addToCart } from '#lib/cart/cart.ts'
import * as cartTexts from '#texts/cart-buttons.ts'
import {
  additionsOf,
  isReady,
  lineText,
  type OrderListLine,
  type ParsedLine,
  type Suggestion,
  withLine,
  withLines,
  withQuantity,
} from './order-list.ts'

export function useOrderList() {
  const [list, setList] = useState(readList)
  const change = (update: (before: OrderListLine[]) => OrderListLine[]) =>
    setList((before) => {
      const after = update(before)
      keepList(after)
      return after
    })

  /** Reads one line anew, now that its product or its quantity is known. */
  const reread = async (key: number, product: Suggestion, quantity: number) => {
    try {
      const body = { text: lineText(product.sku, quantity) }
      const [line] = (await api.call('parseOrderList', { body })).lines
      if (line) change((before) => withLine(before, key, line))
    } catch (error) {
      await errorToast(error)
    }
  }

  return {
    list,
    add: (lines: ParsedLine[]) => change((before) => withLines(before, lines)),
    leaveOut: (key: number) => change((before) => before.filter((line) => line.key !== key)),

    /** A quantity that the shop itself offered. */
    takeQuantity: (line: OrderListLine, quantity: number) =>
      change((before) => withLine(before, line.key, withQuantity(line, quantity))),

    reread,

    /** Puts the ready lines into the cart and takes them off the list; how many, or none where the cart is full. */
    putIntoCart(): number {
      const additions = additionsOf(list)
      if (!addToCart(additions)) {
        void errorToast(cartTexts.full({ most: limits.cartLines }))
        return 0
      }
      change((before) => before.filter((line) => !isReady(line)))
      return additions.length
    },
  }
}

const key = 'wood-master.quick-order'

/** The list as this tab kept it; none where something else was kept. */
function readList(): OrderListLine[] {
  try {
    const value: unknown = JSON.parse(tabStorage.read(key) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** A half-finished list survives a reload and a sign-in. */
function keepList(list: OrderListLine[]): void {
  tabStorage.write(key, list.length > 0 ? JSON.stringify(list) : undefined)
}
