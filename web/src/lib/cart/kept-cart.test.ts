import { describe, expect, it } from 'vitest'
import {
  type Cart,
  emptyCart,
  entriesOf,
  goneFor,
  type KeptCart,
  parseKept,
  pendingOf,
  shownLines,
  withQuantities,
  withSynced,
} from './kept-cart.ts'

const entry = (productId: string, quantity: number) => ({ productId, quantity })
const account = (entries = [entry('oak', 4)], changes: KeptCart['guest'] = []) => ({
  uid: 'u1',
  entries,
  changes,
  syncedAt: 0,
})
const line = (productId: string, quantity: number) => ({
  ...entry(productId, quantity),
  sku: productId,
  name: `The ${productId}`,
  img: '/x.jpg',
  unit: 'piece',
  casePack: 1,
  minQuantity: 1,
  available: 100,
  unitPrice: 2,
  price: 2 * quantity,
})
const priced = (...lines: Cart['lines']): Cart => ({ lines, price: 0, currency: 'usd' })

describe('entriesOf', () => {
  it("is this browser's own cart while signed out", () => {
    const kept = { ...emptyCart, guest: [entry('oak', 2)], account: account() }
    expect(entriesOf(kept, undefined)).toEqual([entry('oak', 2)])
  })

  it('is the stored one merged with it while signed in, the larger quantity of both', () => {
    const kept = { ...emptyCart, guest: [entry('oak', 6), entry('ash', 1)], account: account() }
    expect(entriesOf(kept, 'u1')).toEqual([entry('oak', 6), entry('ash', 1)])
  })

  it("never shows another account's lines", () => {
    expect(entriesOf({ ...emptyCart, account: account() }, 'u2')).toEqual([])
  })
})

describe('withQuantities', () => {
  it('changes, adds and takes out, each line where it was', () => {
    const kept = { ...emptyCart, guest: [entry('oak', 2), entry('ash', 1)] }
    const changed = withQuantities(kept, undefined, [entry('ash', 0), entry('oak', 8), entry('elm', 3)])
    expect(changed.guest).toEqual([entry('oak', 8), entry('elm', 3)])
  })

  it('keeps the last word on each product until the shop has it', () => {
    const once = withQuantities({ ...emptyCart, account: account() }, 'u1', [entry('oak', 5)])
    const twice = withQuantities(once, 'u1', [entry('oak', 0)])
    expect(pendingOf(twice, 'u1').changes).toEqual([entry('oak', 0)])
    expect(entriesOf(twice, 'u1')).toEqual([])
  })
})

describe('withSynced', () => {
  it('forgets what was sent and keeps what changed meanwhile', () => {
    const before = withQuantities({ ...emptyCart, guest: [entry('ash', 1)], account: account() }, 'u1', [
      entry('oak', 5),
    ])
    const sent = pendingOf(before, 'u1')
    const meanwhile = withQuantities(before, 'u1', [entry('oak', 7), entry('ash', 2)])
    const after = withSynced(meanwhile, {
      uid: 'u1',
      priced: priced(line('oak', 5), line('ash', 1)),
      sent,
      gone: ['Old knob'],
      noRoom: ['Ash'],
      now: 9,
    })
    expect(after.guest).toEqual([])
    expect(pendingOf(after, 'u1').changes).toEqual([entry('oak', 7), entry('ash', 2)])
    expect(entriesOf(after, 'u1')).toEqual([entry('oak', 7), entry('ash', 2)])
    expect(after).toMatchObject({ gone: ['Old knob'], noRoom: ['Ash'] })
  })
})

describe('what left the cart', () => {
  const gone = (kept: KeptCart) =>
    withSynced(kept, {
      uid: 'u1',
      priced: priced(),
      sent: pendingOf(kept, 'u1'),
      gone: ['Old knob'],
      noRoom: ['Ash'],
      now: 9,
    }).gone
  const before = { ...emptyCart, gone: ['Old seat'], noRoom: ['Elm'] }

  it('is told beside what its owner, or a guest, was not told yet', () => {
    expect(gone({ ...before, account: account(), goneOf: 'u1' })).toEqual(['Old seat', 'Old knob'])
    expect(gone({ ...before, account: { ...account(), uid: 'u2' } })).toEqual(['Old seat', 'Old knob'])
  })

  it('is told to nobody else', () => {
    const others = { ...before, account: { ...account(), uid: 'u2' }, goneOf: 'u2' }
    expect(gone(others)).toEqual(['Old knob'])
    expect(goneFor(others, undefined)).toEqual({ gone: [], noRoom: [] })
  })
})

describe('shownLines', () => {
  it('is priced only where the price is that of this quantity', () => {
    const kept = {
      ...emptyCart,
      guest: [entry('oak', 5), entry('ash', 1), entry('elm', 2)],
      names: { elm: 'Elm seat' },
      priced: priced(line('oak', 4), line('ash', 1)),
    }
    expect(shownLines(kept, undefined).map(({ name, isPriced }) => [name, isPriced])).toEqual([
      ['The oak', false],
      ['The ash', true],
      ['Elm seat', false],
    ])
  })
})

describe('parseKept', () => {
  it('reads back what was written', () => {
    const kept = { ...emptyCart, guest: [entry('oak', 2)], account: account() }
    expect(parseKept(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([undefined, '', 'nonsense', 'null', '[]', '{"guest":"all"}', '{"guest":[{"productId":1}]}'])(
    'takes %j for an empty cart',
    (text) => {
      expect(parseKept(text)).toEqual(emptyCart)
    },
  )
})
