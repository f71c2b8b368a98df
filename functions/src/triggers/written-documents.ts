import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { info, logger } from 'firebase-functions/logger'
import { database, secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { issueInvoices } from '../domain/invoices/issue-invoices.ts'
import { severityOf } from '../domain/log.ts'
import { sendMail } from '../domain/mail/send-mail.ts'

/** Right after a payment or refund, not in its transaction: every payment of the shop would wait for one counter. */
export const invoiceOrder = onDocumentWritten(
  // One instance, in which orders that are paid at once are numbered together: several would only abort each other's
  // transactions. As many as two batches and what else is written of orders meanwhile, and fewer than may wait in line.
  { document: 'orders/{id}', database, secrets, maxInstances: 1, concurrency: 500 },
  async ({ data, params }) => {
    // Written beside every order, so that all other changes cost no read.
    if (data?.after.get('invoiceDue') !== true) return
    const { shop } = deployedShop()
    try {
      const order = await issueInvoices(shop, params.id, shop.now())
      info('invoice written', { orderId: params.id, number: order?.invoiceNumber })
    } catch (failure) {
      // While numbers are not given, as in a restore, and when the database is busy: the schedule tries again.
      logger[severityOf(failure)]('invoice could not be written', { orderId: params.id, error: failure })
    }
  },
)

/** Sends a mail as soon as it is in the outbox, once however often it is called; the schedule tries again. */
export const sendNewMail = onDocumentCreated(
  { document: 'mail/{id}', database, secrets, timeoutSeconds: 540 },
  async ({ params: { id } }) => {
    const { shop } = deployedShop()
    if (!shop.mailSettings.sends) return
    const started = performance.now()
    const outcome = await sendMail(shop, id, shop.now)
    info('mail tried', { mailId: id, outcome, ms: Math.round(performance.now() - started) })
  },
)
