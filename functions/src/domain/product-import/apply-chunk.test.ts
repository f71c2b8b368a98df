import { expect, it } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import { type Product, skuKey } from '../catalog/product.ts'
import { appliedRows, undoneRows } from './apply-chunk.ts'
import { dryRun } from './dry-run.ts'

const now = new Date('2026-03-02T09:30:00Z')
const context = { currency: 'usd', imageOrigins: [], now }
const dowels: Product = { ...oakDowels, sku: 'DWL-OAK', material: 'Oak' }

function chunk(cells: object, product = dowels) {
  const known = new Map([[skuKey(product.sku), product]])
  return dryRun([{ row: 2, cells: { sku: product.sku, ...cells } }], {
    ...context,
    known,
    setStock: true,
    newId: () => 'new-id',
  })
}
const found = (...products: Product[]) => ({
  products: new Map(products.map((product) => [product.id, product])),
  isFree: () => true,
})

it('changes what the rehearsal said and nothing else, and undoing restores it', () => {
  const rows = chunk({ price: '11', material: '', name: 'Dowels of oak', images: '/new.webp' })
  const applied = appliedRows(rows, found(dowels), context)
  const [move] = applied.moves
  expect(move).toMatchObject({
    delta: 0,
    before: dowels,
    after: { unitPrice: 1100, name: 'Dowels of oak', img: '/new.webp' },
  })
  expect(move?.after?.material).toBeUndefined()
  const undone = undoneRows(applied.rows, found(move?.after ?? dowels), context)
  expect(undone.moves[0]?.after).toEqual(dowels)
})

it('says where pieces come from, tells of a delivery that moves, and undoing moves it back', () => {
  const incoming = [{ id: 'D1', quantity: 50, on: '2026-04-02' }]
  const later: Product = { ...dowels, supply: { kind: 'backorder', incoming }, promised: { D1: 9 } }
  const supply = 'backorder: 50 on 2026-05-04 (D1); 20 on 2026-06-01'
  const applied = appliedRows(chunk({ supply }, later), found(later), context)
  const put = applied.moves[0]?.after
  const more = { id: '2026-06-01', quantity: 20, on: '2026-06-01' }
  expect(put).toMatchObject({
    supply: { kind: 'backorder', incoming: [{ ...incoming[0], on: '2026-05-04' }, more] },
    promised: { D1: 9 },
    newsSince: now,
  })
  const undone = undoneRows(applied.rows, found(put ?? later), context)
  expect(undone.moves[0]?.after).toMatchObject({ supply: later.supply, newsSince: now })
  const made = appliedRows(chunk({ supply: 'made: 5 days' }), found(dowels), context)
  expect(made.moves[0]?.after?.supply).toEqual({ kind: 'made', days: 5 })
})

it('leaves out a row whose product was changed after the rehearsal', () => {
  const rows = chunk({ price: '11' })
  const { moves, rows: left } = appliedRows(rows, found({ ...dowels, unitPrice: 1300 }), context)
  expect(moves).toEqual([])
  expect(left[0]?.notApplied).toBe('Price was changed meanwhile')
  expect(appliedRows(rows, found(), context).rows[0]?.notApplied).toBe('The product has left the shop by now')
  const taken = { ...found(dowels), isFree: () => false }
  expect(appliedRows(rows, taken, context).rows[0]?.notApplied).toBe('Another product has this SKU by now')
})

it('keeps what others changed beside it, when applying and when undoing', () => {
  const rows = chunk({ price: '11' })
  const applied = appliedRows(rows, found({ ...dowels, name: 'Renamed', availableQuantity: 3 }), context)
  expect(applied.moves[0]?.after).toMatchObject({ unitPrice: 1100, name: 'Renamed', availableQuantity: 3 })
  const later = { ...dowels, unitPrice: 1100, category: 'Dowels' }
  expect(undoneRows(applied.rows, found(later), context).moves[0]?.after).toMatchObject({
    unitPrice: 1250,
    category: 'Dowels',
  })
})

it('does not undo a row whose product was changed since, and says why', () => {
  const rows = appliedRows(chunk({ price: '11' }), found(dowels), context).rows
  const { moves, rows: left } = undoneRows(rows, found({ ...dowels, unitPrice: 900 }), context)
  expect(moves).toEqual([])
  expect(left[0]?.notUndone).toBe('Price was changed meanwhile')
})

it('moves stock by the difference, so that what was sold meanwhile stays sold', () => {
  const rows = chunk({ availableQuantity: '30' })
  const sold = { ...dowels, availableQuantity: 15 }
  expect(appliedRows(rows, found(sold), context).moves).toMatchObject([
    { delta: 10, after: { availableQuantity: 15 } },
  ])
  expect(undoneRows(rows, found({ ...dowels, availableQuantity: 22 }), context).moves).toMatchObject([
    { delta: -10 },
  ])
  const { moves, rows: left } = undoneRows(rows, found({ ...dowels, availableQuantity: 4 }), context)
  expect(moves).toEqual([])
  expect(left[0]?.notUndone).toBe('Only 4 of its units are left')
})

it.each([
  ['falls', { minQuantity: 100, availableQuantity: 200 }, { minQuantity: '10', availableQuantity: '20' }],
  ['rises', { minQuantity: 10, availableQuantity: 20 }, { minQuantity: '50', availableQuantity: '200' }],
])('applies and undoes a minimum that %s together with the stock', (_, before, cells) => {
  const product = { ...dowels, ...before }
  const rows = chunk(cells, product)
  const [move] = appliedRows(rows, found(product), context).moves
  const delta = Number(cells.availableQuantity) - before.availableQuantity
  const applied = { ...product, minQuantity: Number(cells.minQuantity) }
  expect(move).toEqual({ before: product, after: applied, delta })
  const after = {
    ...product,
    minQuantity: Number(cells.minQuantity),
    availableQuantity: before.availableQuantity + delta,
  }
  expect(undoneRows(rows, found(after), context).moves).toEqual([
    { before: after, after: { ...after, minQuantity: before.minQuantity }, delta: -delta },
  ])
})

it('leaves out a row whose minimum would be above the stock that it leaves by now', () => {
  const rows = chunk({ minQuantity: '10', availableQuantity: '15' })
  const { moves, rows: left } = appliedRows(rows, found({ ...dowels, availableQuantity: 14 }), context)
  expect(moves).toEqual([])
  expect(left[0]?.notApplied).toBe('Available Quantity have to be more than minimum quantity')
})

it('adds a new product, and takes it away again unless it was changed or sold', () => {
  const cells = {
    name: 'Peg',
    price: '2',
    minQuantity: '1',
    availableQuantity: '9',
    description: 'A',
    images: '/p',
  }
  const rows = dryRun([{ row: 2, cells: { sku: 'PEG', ...cells } }], {
    ...context,
    known: new Map(),
    setStock: false,
    newId: () => 'peg',
  })
  const { moves } = appliedRows(rows, found(), context)
  const [{ after: peg } = {}] = moves
  if (!peg) throw new Error('one product is added')
  expect(peg).toMatchObject({ id: 'peg', sku: 'PEG', unitPrice: 200, availableQuantity: 9, img: '/p' })
  expect(undoneRows(rows, found(peg), context).moves).toEqual([{ before: peg, delta: 0 }])
  for (const [change, problem] of [
    [{ availableQuantity: 8 }, 'Some of its stock was moved since: it may be sold'],
    [{ category: 'Pegs' }, 'Category was changed since'],
  ] as const) {
    const { moves, rows: left } = undoneRows(rows, found({ ...peg, ...change }), context)
    expect(moves).toEqual([])
    expect(left[0]?.notUndone).toBe(problem)
  }
})

it('moves neither refused nor unchanged rows', () => {
  const rows = [...chunk({ price: 'cheap' }), ...chunk({ price: '12.5' })]
  const nothing = { rows, moves: [] }
  expect(appliedRows(rows, found(dowels), context)).toEqual(nothing)
  expect(undoneRows(rows, found(dowels), context)).toEqual(nothing)
})
