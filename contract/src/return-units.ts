import type { OrderReturn } from './returns.ts'

type Units = Pick<OrderReturn['lines'][number], 'productId' | 'quantity'>

/** What of a return says how many pieces it is about, in the shop and on the wire alike. */
type CountedReturn = Pick<OrderReturn, 'state' | 'outcome'> & {
  lines: readonly OrderReturn['lines'][number][]
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const unitsIn = (lines: readonly Units[], productId: string) =>
  sumOf(lines.map((line) => (line.productId === productId ? line.quantity : 0)))

export function unitsSent(shipments: readonly { lines: readonly Units[] }[], productId: string): number {
  return sumOf(shipments.map(({ lines }) => unitsIn(lines, productId)))
}

/**
 * Pieces of a product in these returns: asked for, as long as nobody said no, then those that came back or were missing.
 * Of what did not come, and of missing pieces that nobody paid for, the buyer may ask again.
 */
export function unitsReturned(returns: readonly CountedReturn[], productId: string): number {
  return sumOf(returns.flatMap((one) => piecesOf(one).map((line) => unitsIn([line], productId))))
}

/** Pieces of a return's lines that are settled with money or goods, or with neither: what came back, or was missing. */
export function unitsToSettle({ state, lines }: CountedReturn): Units[] {
  return lines
    .map(({ productId, quantity, reason, restocked = 0, scrapped = 0 }) => {
      const came = state === 'received' || state === 'closed' ? restocked + scrapped : 0
      return { productId, quantity: reason === 'missing' ? quantity : came }
    })
    .filter(({ quantity }) => quantity > 0)
}

function piecesOf(one: CountedReturn): readonly Units[] {
  if (one.state === 'declined') return []
  if (one.state === 'requested' || one.state === 'accepted') return one.lines
  const lines = one.outcome === 'none' ? one.lines.filter(({ reason }) => reason !== 'missing') : one.lines
  return unitsToSettle({ ...one, lines })
}

/** True of a return of more than missing pieces. */
export const comesBack = ({ lines }: Pick<CountedReturn, 'lines'>): boolean =>
  lines.some(({ reason }) => reason !== 'missing')

/** True of an accepted return of which something has to come back before its money does. */
export const awaitsGoods = (one: Pick<CountedReturn, 'state' | 'lines'>): boolean =>
  one.state === 'accepted' && comesBack(one)
