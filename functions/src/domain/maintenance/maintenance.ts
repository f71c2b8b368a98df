import { limits } from '@wood-master/contract/limits'
import * as z from 'zod'
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
  /** Ends saving, too. */
  end(): Promise<void>
  /** Whether pages are kept longer and asked for less often, because the budget is spent; as old as `current`. */
  saving(): Promise<boolean>
  save(isSaving: boolean): Promise<void>
}

/** An operator's announcement from now on; nothing when the sentence is not one line that a page can show. */
export function announcement(message: string | undefined, since: Date): Maintenance | undefined {
  const said = message?.trim() ?? m.maintenance()
  const fits = said.length > 0 && said.length <= limits.reasonLength && !/\p{C}/u.test(said)
  return fits ? { message: said, since } : undefined
}

/** Throws `maintenance` with the operator's sentence while buying is switched off. */
export function assertBuyingIsOpen(maintenance: Maintenance | undefined): void {
  if (maintenance) throw errors.maintenance(maintenance.message)
}

const notice = z.object({ costAmount: z.number(), budgetAmount: z.number() })
type BudgetNotice = z.infer<typeof notice>

/** Reads a notice of a budget; nothing when it is none. */
export const budgetNotice = (message: unknown): BudgetNotice | undefined => notice.safeParse(message).data

/** How far a month's budget goes: pages are kept longer once it is spent, and the till closes at half as much again. */
export type BudgetState = 'enough' | 'spent' | 'overspent'

/** Visitors cost first, buyers pay: what a budget stops, in this order, in parts of it. */
const tillClosesAt = 1.5

function budgetState({ costAmount, budgetAmount }: BudgetNotice): BudgetState {
  if (budgetAmount <= 0 || costAmount < budgetAmount) return 'enough'
  return costAmount < budgetAmount * tillClosesAt ? 'spent' : 'overspent'
}

/**
 * Saves while the month's budget is spent, and no longer; switches buying off once it is overspent. To open the till
 * again, raise the budget first. Returns the budget's state.
 */
export async function stopAtBudget(
  shop: { maintenance: Omit<MaintenanceStore, 'stored' | 'end'> },
  notice: BudgetNotice,
  now: Date,
): Promise<BudgetState> {
  const state = budgetState(notice)
  const isSpent = state !== 'enough'
  if (isSpent !== (await shop.maintenance.saving())) await shop.maintenance.save(isSpent)
  if (state === 'overspent' && !(await shop.maintenance.current()))
    await shop.maintenance.begin({ message: m.overBudget(), since: now })
  return state
}
