import { locale } from '@wood-master/contract/locale'
import * as alerts from '../texts/alerts.ts'
import * as delivery from '../texts/delivery.ts'
import * as invoices from '../texts/invoices.ts'
import * as orders from '../texts/orders.ts'
import * as payments from '../texts/payments.ts'
import * as refunds from '../texts/refunds.ts'
import * as removal from '../texts/removal.ts'
import { inLanguage } from './language.ts'

/** What the shop itself writes into orders, papers and alerts. */
const written = [
  ...Object.values(alerts),
  delivery.byAgreement,
  delivery.freightOnRequest,
  invoices.differenceToPrice,
  invoices.partialRefund,
  invoices.taxNotDue,
  orders.refundedAtStripe,
  refunds.cancelledByTheBuyer,
  refunds.cancelledOnRequest,
  refunds.taxNotDue,
  removal.removed,
  removal.removedName,
]

/** A text as it is stored: in English, whoever acts. */
export const stored = (text: () => string): string => inLanguage('en', text)

const byEnglish = new Map(written.map((text) => [stored(text), text]))

/** What was stored in the reader's language; what people wrote stays as it is. */
export const shown = (text: string): string => byEnglish.get(text)?.() ?? text

/** Why a payment failed: what Stripe says is English, and stays only where that is read. */
export const shownProblem = (text: string): string =>
  byEnglish.get(text)?.() ?? (locale() === 'en' ? text : payments.notPaidYet())
