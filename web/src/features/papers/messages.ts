import type { Invoice } from './papers-api.ts'

export const messages = {
  notPaidTitle: 'There is no invoice for this order yet',
  notPaidText: 'An order has an invoice once it is paid.',
  payNow: 'Pay now',
  kinds: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    credit_note_reversal: 'Reversal of a credit note',
  } satisfies Record<Invoice['kind'], string>,
  totals: {
    invoice: 'Total paid',
    credit_note: 'Total credited',
    credit_note_reversal: 'Total no longer credited',
  } satisfies Record<Invoice['kind'], string>,
  reverseCharge: 'Reverse charge: the buyer accounts for the tax.',
  pages: {
    invoices: 'Invoices',
    slips: 'Packing slips',
    labels: 'Address labels',
    'pick-list': 'Pick list',
  },
  backToOrders: 'Back to the orders',
  backToPacking: 'Back to packing',
  nothing: 'Nothing to print',
  nothingText: 'No order waits to be shipped, or none was chosen.',
  noAddress: 'No delivery address',
} as const
