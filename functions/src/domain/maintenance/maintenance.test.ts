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
  const saved: boolean[] = []
  const maintenance = {
    current: async () => begun.at(-1) ?? current,
    begin: async (announced: Maintenance) => void begun.push(announced),
    saving: async () => saved.at(-1) ?? false,
    save: async (isSaving: boolean) => void saved.push(isSaving),
  }
  return { shop: { maintenance }, begun, saved }
}

const spent = (costAmount: number) => ({ costAmount, budgetAmount: 100 })

describe('a budget', () => {
  it('saves on pages once it is spent, and closes the till last', async () => {
    const { shop, begun, saved } = aSwitch()
    expect(await stopAtBudget(shop, spent(99), now)).toBe('enough')
    expect(saved).toEqual([])
    expect(await stopAtBudget(shop, spent(100), now)).toBe('spent')
    expect(await stopAtBudget(shop, spent(149), now)).toBe('spent')
    expect(saved).toEqual([true])
    expect(begun).toEqual([])
    expect(await stopAtBudget(shop, spent(150), now)).toBe('overspent')
    expect(begun).toMatchObject([{ since: now }])
    expect(saved).toEqual([true])
  })

  it('saves no longer when the next month begins, and leaves the till to the operator', async () => {
    const { shop, begun, saved } = aSwitch()
    await stopAtBudget(shop, spent(200), now)
    expect(await stopAtBudget(shop, spent(1), now)).toBe('enough')
    expect(saved).toEqual([true, false])
    expect(begun).toHaveLength(1)
  })

  it('leaves the sentence of an operator alone', async () => {
    const { shop, begun } = aSwitch({ message: 'Back at noon.', since: now })
    expect(await stopAtBudget(shop, spent(200), now)).toBe('overspent')
    expect(begun).toEqual([])
  })

  it('is read from a notice, and from nothing else', async () => {
    // As Cloud Billing publishes it.
    const notice = {
      ...{ budgetDisplayName: 'shop', alertThresholdExceeded: 1, costAmount: 100.5, budgetAmount: 100 },
      ...{
        costIntervalStart: '2026-03-01T08:00:00Z',
        budgetAmountType: 'SPECIFIED_AMOUNT',
        currencyCode: 'USD',
      },
    }
    expect(budgetNotice(notice)).toEqual(spent(100.5))
    for (const odd of [undefined, null, 'text', {}, { costAmount: '1', budgetAmount: 2 }]) {
      expect(budgetNotice(odd)).toBeUndefined()
    }
    const { shop } = aSwitch()
    expect(await stopAtBudget(shop, { costAmount: 5, budgetAmount: 0 }, now)).toBe('enough')
  })
})
