import { removeAccount } from '../functions/src/domain/removal/remove-account.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'
import { Failure } from './shop/failure.ts'

/** Removes what the shop knows about a person; without `--yes` it only says what would be removed. */
await operate(
  commands['remove-person'],
  { stripe: true },
  async ({ shop, where }, { words: [email = ''], values }) => {
    if (!values.yes) {
      throw new Failure(
        `This deletes the account, profile, saved cards, reviews and messages of ${email} in ${where} and removes name and email from their orders. This cannot be undone. Pass --yes to do it.`,
      )
    }
    const { uid, deleted, keptOrders, keptInvoices } = await removeAccount(shop, email)
    console.log(
      `Removed from ${where}: account and profile ${uid}, ${deleted.reviews} reviews, ${deleted.messages} messages, ${deleted.mails} mails, ${deleted.holds} holds. ${keptOrders} orders are kept without name and email, ${keptInvoices} invoices and credit notes as they were sent: the law requires both.`,
    )
    console.log(
      'Stripe still has their payments, and the backups have their data: docs/operations.md says what to do there.',
    )
    return 0
  },
)
