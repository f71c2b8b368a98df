import type { CallName } from './routes.ts'

/** Who works in the shop without being an admin. */
export const staffRoles = ['packer', 'bookkeeper', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]
export type Role = 'admin' | StaffRole

const orders = ['listOrders', 'countOrders', 'getOrder', 'getWaitingCounts'] as const

const people = ['noteOrder', 'getPerson', 'notePerson', 'listOwnOrders'] as const

/** What a role may do as an admin may, beside what any account may. Everything else stays with the admins. */
const allowedCalls: Record<StaffRole, readonly CallName[]> = {
  packer: [
    ...orders,
    'noteOrder',
    'startPacking',
    'shipOrder',
    'sendShipment',
    'undoShipment',
    'undoOneShipment',
  ],
  bookkeeper: [...orders, ...people, 'getInvoices', 'getOverview', 'listPaymentAlerts'],
  support: [
    ...orders,
    ...people,
    'draftOrder',
    'orderForBuyer',
    'getInvoices',
    'changeDelivery',
    'listReturns',
    'listMessages',
    'markMessage',
    'replyToMessage',
    'listMails',
    'resendMail',
    'listReviewsToModerate',
    'moderateReview',
  ],
}

export function mayCall(role: Role | undefined, name: CallName): boolean {
  return role === 'admin' || (role !== undefined && allowedCalls[role].includes(name))
}
