import { describe, expect, it } from 'vitest'
import {
  announcement,
  assertBuyingIsOpen,
  budgetNotice,
  type Maintenance,
  stopAtBudget,
} from './maintenance.ts'

it('lets people buy unless maintenance is announced, and then says its sentence', () => {
  expect(() => assertBuyingIsOpen(undefined)).not.toThrow()
  const announced = { message: 'Back at noon.', since: new Date() }
  expect(() => assertBuyingIsOpen(announced)).toThrow('Back at noon.')
})

it('announces a sentence of one line, and one of its own when nothing is said', () => {
  const since = new Date()
  expect(announcement(' Back at noon. ', since)).toEqual({ message: 'Back at noon.', since })
  expect(announcement(undefined, since)?.message).toContain('nothing can be ordered')
  for (const unfit of ['', ' ', 'two\nlines', 'x'.repeat(301)])
    expect(announcement(unfit, since)).toBeUndefined()
})

const now = new Date('2026-03-01T00:00:00Z')

function aSwitch(current?: Maintenance) {
  const begun: Maintenance[] = []
  const maintenance = {
    current: async () => current,
    begin: async (announced: Maintenance) => void begun.push(announced),
    end: async () => undefined,
  }
  return { shop: { maintenance }, begun }
}

describe('a budget', () => {
  it('switches buying off once it is spent', async () => {
    const { shop, begun } = aSwitch()
    expect(await stopAtBudget(shop, { costAmount: 99, budgetAmount: 100 }, now)).toBe(false)
    expect(begun).toEqual([])
    expect(await stopAtBudget(shop, { costAmount: 100, budgetAmount: 100 }, now)).toBe(true)
    expect(begun).toMatchObject([{ since: now }])
  })

  it('leaves the sentence of an operator alone', async () => {
    const { shop, begun } = aSwitch({ message: 'Back at noon.', since: now })
    expect(await stopAtBudget(shop, { costAmount: 200, budgetAmount: 100 }, now)).toBe(true)
    expect(begun).toEqual([])
  })

  it('is read from a notice, and from nothing else', async () => {
    const notice = { budgetDisplayName: 'shop', costAmount: 1.5, budgetAmount: 100, currencyCode: 'USD' }
    expect(budgetNotice(notice)).toEqual({ costAmount: 1.5, budgetAmount: 100 })
    for (const odd of [undefined, null, 'text', {}, { costAmount: '1', budgetAmount: 2 }]) {
      expect(budgetNotice(odd)).toBeUndefined()
    }
    const { shop } = aSwitch()
    expect(await stopAtBudget(shop, { costAmount: 5, budgetAmount: 0 }, now)).toBe(false)
  })
})
