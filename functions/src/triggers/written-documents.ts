import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { database, secrets } from '../config.ts'
import { issueInvoices } from '../domain/invoices/issue-invoices.ts'
import { attempt } from '../domain/log.ts'
import { sendMail } from '../domain/mail/send-mail.ts'
import type { Shop } from '../domain/ports.ts'
import { runSpan } from '../telemetry/spans.ts'

/** What follows from documents that are written. */
export const documentTriggersOf = (shopOf: () => Shop) => ({
  /** Right after a payment or refund, not in its transaction: every payment of the shop would wait for one counter. */
  invoiceOrder: onDocumentWritten(
    // One instance, in which orders that are paid at once are numbered together: several would only abort each other's
    // transactions. As many as two batches and what else is written of orders meanwhile, and fewer than may wait in line.
    { document: 'orders/{id}', database, secrets, maxInstances: 1, concurrency: 500 },
    async ({ data, params: { id: orderId } }) => {
      // Written beside every order, so that all other changes cost no read.
      if (data?.after.get('invoiceDue') !== true) return
      const shop = shopOf()
      const issue = () => runSpan('invoiceOrder', () => issueInvoices(shop, orderId, shop.now()))
      // While numbers are not given, as in a restore, and when the database is busy: the schedule tries again.
      const order = await attempt(shop.log, 'invoice could not be written', { orderId }, issue)
      if (order) shop.log.info('invoice written', { orderId, number: order.invoiceNumber })
    },
  ),

  /** Sends a mail as soon as it is in the outbox, once however often it is called; the schedule tries again. */
  sendNewMail: onDocumentCreated(
    // Four instances are twenty connections, about what a mail server takes; what finds no place is sent by the schedule.
    { document: 'mail/{id}', database, secrets, timeoutSeconds: 540, maxInstances: 4 },
    async ({ params: { id: mailId } }) => {
      const shop = shopOf()
      if (!shop.mailSettings.sends) return
      await runSpan('sendNewMail', async () => {
        const started = performance.now()
        const outcome = await sendMail(shop, mailId, shop.now)
        shop.log.info('mail tried', { mailId, outcome, ms: Math.round(performance.now() - started) })
      })
    },
  ),
})
