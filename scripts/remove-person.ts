import { explain, openDatabase } from './people/open-database.ts'
import { removePerson } from './people/remove-person.ts'
import { readArguments } from './preflight/target.ts'
import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'

const options = {
  project: { type: 'string' },
  emulators: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const

await main(async () => {
  const { values, positionals } = readArguments(options)
  const [email] = positionals
  if (!email) throw new Failure('Whom? npm run remove-person -- EMAIL --yes [--project ID]')
  const database = openDatabase(values)
  if (!values.yes) {
    throw new Failure(
      `This deletes the account, profile, reviews and messages of ${email} in ${database.where} and takes name and email out of their orders. It can't be undone. Say --yes to do it.`,
    )
  }
  try {
    const { uid, deleted, keptOrders } = await removePerson(database, email)
    console.log(
      `Removed from ${database.where}: account and profile ${uid}, ${deleted.reviews} reviews, ${deleted.messages} messages, ${deleted.holds} holds. ${keptOrders} orders stay without name and email.`,
    )
    console.log('Stripe and the backups still know them: docs/operations.md says what to do there.')
    return 0
  } catch (error) {
    throw explain(error, database.where)
  }
})
