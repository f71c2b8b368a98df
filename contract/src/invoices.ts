import * as z from 'zod'
import { address } from './addresses.ts'
import { id, moment, money } from './fields.ts'
import { order } from './orders.ts'
import { leavingDays } from './supply.ts'

/** One row of an invoice. Money in major units (dollars). */
const invoiceLine = z.object({
  /** Absent where a row is no product, such as a partial refund. */
  sku: z.string().optional(),
  name: z.string(),
  unit: z.string().optional(),
  quantity: z.number(),
  unitPrice: money,
  price: money,
  /** When it leaves, as it was promised; of invoices alone, where it was not in stock. */
  promise: leavingDays.optional(),
})

/**
 * An invoice or a credit note: a snapshot that never changes. Money in major units (dollars); a credit note says what is
 * credited, as positive amounts.
 */
export const invoice = z.object({
  _id: id,
  /** A reversal takes a credit note back because its refund failed at the bank. */
  kind: z.enum(['invoice', 'credit_note', 'credit_note_reversal']),
  /** Counted by year without a hole, invoices and credit notes together: `2026-00042`. */
  number: z.string(),
  issuedAt: moment,
  orderId: id,
  orderNumber: z.string(),
  orderedAt: moment,
  /** When the order was paid; when the refund of a credit note was requested. */
  paidAt: moment,
  corrects: z.string().optional(),
  reason: z.string().optional(),
  transactionId: z.string().optional(),
  poNumber: z.string().optional(),
  /** Who sells; the address in one line, its parts separated by commas. */
  seller: z.object({
    name: z.string(),
    address: z.string(),
    taxNumber: z.string().optional(),
    contact: z.string().optional(),
    bank: z.string().optional(),
  }),
  buyer: z.object({ email: z.string(), name: z.string().optional(), address: address.optional() }),
  lines: z.array(invoiceLine),
  shippingName: z.string().optional(),
  total: money,
  ...order.pick({
    ...{ discount: true, goodsTotal: true, shippingTotal: true, tax: true },
    ...{ taxLines: true, taxEvidence: true, taxTotal: true, currency: true },
  }).shape,
})
export type Invoice = z.infer<typeof invoice>
