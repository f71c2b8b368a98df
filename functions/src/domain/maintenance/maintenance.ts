import { limits } from '@wood-master/contract/limits'
import * as m from '../../texts/maintenance.ts'
import { errors } from '../errors.ts'

/** Buying is switched off; browsing, the dashboard and Stripe's webhooks go on. */
export interface Maintenance {
  message: string
  since: Date
}

export interface MaintenanceStore {
  /** Nothing while the shop is open. It may be a few seconds old, and older while the database does not respond. */
  current(): Promise<Maintenance | undefined>
  /** The same as it is stored now; throws when that cannot be read. */
  stored(): Promise<Maintenance | undefined>
  begin(maintenance: Maintenance): Promise<void>
  end(): Promise<void>
}

/** An operator's announcement from now on; nothing when the sentence is not one line that a page can show. */
export function announcement(message: string | undefined, since: Date): Maintenance | undefined {
  const said = message?.trim() ?? m.weAreWorkingOnThe()
  const fits = said.length > 0 && said.length <= limits.reasonLength && !/\p{C}/u.test(said)
  return fits ? { message: said, since } : undefined
}

/** Throws `maintenance` with the operator's sentence while buying is switched off. */
export function assertBuyingIsOpen(maintenance: Maintenance | undefined): void {
  if (maintenance) throw errors.maintenance(maintenance.message)
}

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

/** Switches buying off once the month's budget is spent; returns whether it is. To reopen, raise the budget first. */
export async function stopAtBudget(
  shop: { maintenance: Pick<MaintenanceStore, 'current' | 'begin'> },
  { costAmount, budgetAmount }: BudgetNotice,
  now: Date,
): Promise<boolean> {
  if (budgetAmount <= 0 || costAmount < budgetAmount) return false
  const message = m.theShopIsTakingA()
  if (!(await shop.maintenance.current())) await shop.maintenance.begin({ message, since: now })
  return true
}
