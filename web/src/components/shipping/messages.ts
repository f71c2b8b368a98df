import type { OrderState } from '@wood-master/contract/order-states'

/** The texts of shipping orders, one or many. */
export const messages = {
  shipped: 'Product Shipped',
  noAddressTitle: 'Ship without an address?',
  noAddress: 'This order has no delivery address. Ask the buyer before you ship it.',
  noAddresses: (numbers: string) =>
    `These orders have no delivery address: ${numbers}. Ask their buyers before you ship them.`,
  shipAnyway: 'Ship anyway',
  undoAll: 'Undo all',
  undone: 'Shipment taken back',
  someUndone: (count: number, of: number) => `${count} of ${of} shipments taken back.`,
  minuteOver: 'The minute in which a shipment can be taken back is over.',
  notShipped: 'Not shipped',
  asksToCancel: 'Its buyer asks to cancel it. Decide about that first.',
  disputed: 'Its buyer disputes the payment with the bank. Clear that up first.',
  whyNot: {
    unpaid: 'It is not paid yet.',
    paid: undefined,
    shipped: 'It was shipped before.',
    refunded: 'It was refunded.',
    expired: 'It has expired.',
  } satisfies Record<OrderState, string | undefined>,
} as const
