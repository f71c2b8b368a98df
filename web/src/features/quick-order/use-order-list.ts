import { limits } from '@wood-master/contract/limits'
import { locale } from '@wood-master/contract/locale'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { putIntoCart } from '#components/cart/put-into-cart.ts'
import { errorToast } from '#components/feedback/toast.ts'
import { api } from '#lib/api/api.ts'
import { parsed, tabStorage } from '#lib/browser/storage.ts'
import {
  isReady,
  lineText,
  type OrderListLine,
  type ParsedLine,
  type RemediedLine,
  typedOf,
  withLine,
  withLines,
  withoutDoubles,
  withQuantity,
} from './order-list.ts'

const key = 'wood-master.quick-order'
const textKey = `${key}.text`
/** The text that was checked last: what stands there besides is not in the list. */
const checkedKey = `${key}.checked`
/** In which language the list says what it says of its lines. */
const languageKey = `${key}.language`

/** Nobody finds what another account has left in this tab. */
const own = (place: string, uid: string | undefined) => [place, uid].filter(Boolean).join('.')

function keep(uid: string | undefined, place: string, value: string | undefined): void {
  if (uid) tabStorage.write(place, undefined)
  tabStorage.write(own(place, uid), value)
}

const linesOf = (uid: string | undefined): OrderListLine[] => {
  const kept = parsed(tabStorage.read(own(key, uid)))
  if (!Array.isArray(kept)) return []
  // Lists from before say only that a line was typed.
  return kept.map((line) => (line.typed === true ? { ...line, typed: line.quantity } : line))
}

/** What a guest left comes below what whoever signs in had; what was entered again because it was out of sight is the same. */
function claim(uid: string | undefined): void {
  if (!uid) return
  const [lines, earlier] = [linesOf(undefined), linesOf(uid)]
  const more = lines.filter(({ input }) => !earlier.some((line) => line.input === input))
  if (lines.length > 0) keep(uid, key, JSON.stringify(withLines(earlier, more)))
  for (const place of [textKey, checkedKey]) {
    const before = tabStorage.read(own(place, uid)) ?? ''
    const added = rowsBesides(before, tabStorage.read(place) ?? '')
    keep(uid, place, [before, added].filter(Boolean).join('\n') || undefined)
  }
}

/** The rows of a text that another one has not. */
const rowsBesides = (known: string, text: string): string =>
  text
    .split('\n')
    .filter((row) => !known.split('\n').includes(row))
    .join('\n')

/** A line to be read; one without a product or a quantity as it was typed. */
const textOf = (line: RemediedLine | OrderListLine): string =>
  'input' in line && (!line.sku || line.quantity === undefined)
    ? line.input
    : lineText(line.sku ?? '', line.quantity)

/** The list of that account, or of a guest. */
export function useOrderList(uid: string | undefined) {
  const [list, setList] = useState(() => {
    claim(uid)
    return linesOf(uid)
  })
  const [text, setText] = useState(() => tabStorage.read(own(textKey, uid)) ?? '')
  const checked = useRef(tabStorage.read(own(checkedKey, uid)) ?? '')
  const noteChecked = (read: string) => {
    checked.current = read
    keep(uid, checkedKey, read || undefined)
  }
  const write = (typed: string) => {
    setText(typed)
    keep(uid, textKey, typed || undefined)
  }
  /** What was read comes to the list as it is by then. */
  const latest = useRef(list)
  const change = (update: (before: OrderListLine[]) => OrderListLine[]) => {
    const after = update(latest.current)
    latest.current = after
    // A half-finished list survives a reload and a sign-in.
    keep(uid, key, after.length > 0 ? JSON.stringify(after) : undefined)
    setList(after)
  }

  /** Reads lines anew whose products and quantities, or whose language, are known now; one that was changed again meanwhile stays. False where the shop said no. */
  const reread = async (lines: readonly (RemediedLine | OrderListLine)[]) => {
    if (lines.length === 0) return true
    try {
      const text = lines.map(textOf).join('\n')
      const { lines: read } = await api.call('parseOrderList', { body: { text } })
      // What looks like the head of a table is not read: whose line is whose is not known then.
      if (read.length !== lines.length) return true
      change((before) =>
        lines.reduce((after, { key, quantity }, index) => {
          const line = read[index]
          const isSame = after.some((old) => old.key === key && old.quantity === quantity)
          return line && isSame ? withLine(after, key, line) : after
        }, before),
      )
      return true
    } catch (error) {
      await errorToast(error)
      return false
    }
  }

  const arrive = useEffectEvent(async () => {
    // A sign-in may have brought lines of one product together.
    await replace(latest.current)
    const read = tabStorage.read(languageKey) ?? locale()
    if (read === locale() || (await reread(latest.current.slice(0, limits.orderListLines))))
      tabStorage.write(languageKey, locale())
  })
  useEffect(() => void arrive(), [])

  /** `parted` are lines that others went away from: like added up ones, they are to be read anew. */
  const replace = (next: OrderListLine[], parted: OrderListLine[] = []) => {
    const { lines, changed } = withoutDoubles(next)
    change(() => lines)
    const keys = new Set([...changed, ...parted].map((line) => line.key))
    return reread(lines.filter((line) => line.sku && keys.has(line.key)))
  }

  return {
    list,
    /** What was pasted or typed as a list, kept as long as its lines. */
    text,
    setText: write,
    add: (line: ParsedLine) => replace(withLines(latest.current, [{ ...line, typed: line.quantity }])),
    /** What was pasted takes the place of what was pasted before. */
    check(lines: ParsedLine[], read: string) {
      noteChecked(read)
      const parted = latest.current.filter(({ typed, merged }) => typed && merged)
      return replace(withLines(typedOf(latest.current), lines), parted)
    },
    leaveOut: (key: number) => change((before) => before.filter((line) => line.key !== key)),

    /** The products of lines that named none, or other quantities. */
    settle: async (lines: RemediedLine[]) => {
      const settled = new Map(lines.map(({ key, quantity }) => [key, quantity]))
      change((before) =>
        before.map((old) => (settled.has(old.key) ? withQuantity(old, settled.get(old.key)) : old)),
      )
      // What was taken may be a product of another line.
      return (await reread(lines)) && replace(latest.current)
    },

    /** Puts the ready lines into the cart and takes them off the list, the text that was checked too; how many, or none where the cart is full. */
    putIntoCart() {
      const lines = latest.current
      const ready = lines.filter(isReady)
      if (!putIntoCart(ready)) return { moved: 0, isAll: false }
      change((before) => before.filter((line) => !isReady(line)))
      const unchecked = rowsBesides(checked.current, text)
      write(unchecked)
      noteChecked('')
      return { moved: ready.length, isAll: ready.length === lines.length && unchecked.trim() === '' }
    },
  }
}
