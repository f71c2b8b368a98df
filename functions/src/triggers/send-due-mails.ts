import { logger } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { sendDueMails as sendAll } from '../domain/mail/send-mail.ts'

/** Tries again what no mail server took, and sends what no trigger was called for. */
export const sendDueMails = onSchedule(
  { schedule: 'every 5 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    if (shop.mailSettings.sends) logger.info('mails sent', { ...(await sendAll(shop, shop.now)) })
  },
)
