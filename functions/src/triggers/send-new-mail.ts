import { onDocumentCreated } from 'firebase-functions/firestore'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { sendMail } from '../domain/mail/send-mail.ts'

/**
 * Sends a mail as soon as it is in the outbox. Called twice for the same document, as triggers may be, it sends once.
 * What fails here is tried again by the schedule, so the call itself is never repeated.
 */
export const sendNewMail = onDocumentCreated(
  { document: 'mail/{id}', secrets, timeoutSeconds: 540 },
  async ({ params: { id } }) => {
    const { shop } = deployedShop()
    if (shop.mailSettings.sends) await sendMail(shop, id, shop.now)
  },
)
