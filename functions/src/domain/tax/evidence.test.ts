import type { TaxEvidence } from '@wood-master/contract/tax'
import { expect, it } from 'vitest'
import { evidenceOf, type RegisterAnswer, taxKept } from './evidence.ts'

const number = 'DE136695976'
const now = new Date('2026-11-23T12:00:00Z')
const valid = (checkedAt: Date): TaxEvidence => ({ number, status: 'valid', checkedAt })
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

/** What is known of the number when the register said it was valid then, and says this now. */
function known(checkedAt: Date, answer?: RegisterAnswer, kept: TaxEvidence = valid(checkedAt)) {
  const ports = {
    taxRegister: {
      read: () => Promise.resolve({ number, wellFormed: true }),
      ask: () => Promise.resolve(answer),
    },
    taxAnswers: {
      find: () => Promise.resolve(kept),
      keep: async (evidence: TaxEvidence) => void Object.assign(kept, evidence),
    },
  }
  return evidenceOf(ports, { typed: number, to: { country: 'DE' }, seller: undefined, waitMs: 1, now })
}

it('goes on with what the register said for thirty days, then nobody knows, so that the order is checked again', async () => {
  expect(await known(daysAgo(30))).toEqual({ number, status: 'valid', checkedAt: daysAgo(30) })
  expect(await known(daysAgo(31))).toEqual({ number, status: 'unknown', checkedAt: now })
  expect(await known(daysAgo(2), { valid: false })).toMatchObject({ status: 'invalid' })
  expect(await known(daysAgo(31), { valid: true })).toMatchObject({ status: 'valid', checkedAt: now })
})

it('takes back what the register once said as soon as it says otherwise, also while it is silent afterwards', async () => {
  const kept = valid(daysAgo(2))
  expect(await known(daysAgo(2), { valid: false }, kept)).toMatchObject({ status: 'invalid' })
  expect(await known(daysAgo(2), undefined, kept)).toMatchObject({ status: 'unknown' })
  expect(await known(daysAgo(2), { valid: true }, kept)).toMatchObject({ status: 'valid' })
})

it('keeps each of the goods at its own rate, with the whole shipping, and goods without tax without', () => {
  const rate = { treatment: 'S' as const, name: 'MwSt', places: ['DE'], base: 0, amount: 0 }
  const before = [
    { ...rate, percent: 7, productIds: ['book'] },
    { ...rate, percent: 19, productIds: ['peg', 'dowel'] },
  ]
  const goods = (...ids: string[]) => ids.map((productId) => ({ productId, price: 1_000 }))
  expect(taxKept(before, goods('book', 'dowel'), 200)).toMatchObject({
    tax: { percent: 7 },
    taxTotal: 77 + 209,
    taxLines: [
      { percent: 7, base: 1_100, productIds: ['book'] },
      { percent: 19, base: 1_100, productIds: ['dowel'] },
    ],
  })
  expect(taxKept(before, goods('dowel'), 200)).toMatchObject({ tax: { percent: 19 }, taxTotal: 228 })
  expect(taxKept(undefined, goods('dowel'), 200)).toEqual({ taxTotal: 0 })
})
