import type { MaintenanceStore } from './maintenance.ts'

/** What the billing account says several times a day about a budget. */
export interface BudgetNotice {
  costAmount: number
  budgetAmount: number
}

/** Reads a notice of a budget; nothing when it is none. */
export function budgetNotice(message: unknown): BudgetNotice | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const costAmount: unknown = Reflect.get(message, 'costAmount')
  const budgetAmount: unknown = Reflect.get(message, 'budgetAmount')
  if (typeof costAmount !== 'number' || typeof budgetAmount !== 'number') return undefined
  return { costAmount, budgetAmount }
}

/**
 * Switches buying off once the month's budget is spent, unless it is off already. Returns whether the budget is spent.
 * A notice comes again and again: to open the shop before the month ends, raise the budget first.
 */
export async function stopAtBudget(
  shop: { maintenance: Pick<MaintenanceStore, 'current' | 'begin'> },
  { costAmount, budgetAmount }: BudgetNotice,
  now: Date,
): Promise<boolean> {
  if (budgetAmount <= 0 || costAmount < budgetAmount) return false
  const message =
    'The shop is taking a short break. You can look around; ordering and paying will be back soon.'
  if (!(await shop.maintenance.current())) await shop.maintenance.begin({ message, since: now })
  return true
}
