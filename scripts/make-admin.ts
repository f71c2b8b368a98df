import { makeAdmin } from './people/make-admin.ts'
import { explain, openDatabase } from './people/open-database.ts'
import { readArguments } from './preflight/target.ts'
import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'

const options = { project: { type: 'string' }, emulators: { type: 'boolean', default: false } } as const

await main(async () => {
  const { values, positionals } = readArguments(options)
  const [email] = positionals
  if (!email) throw new Failure('Whom? npm run make-admin -- EMAIL [--project ID]')
  const database = openDatabase(values)
  try {
    const changed = await makeAdmin(database, email, new Date())
    console.log(`${email} ${changed ? 'is now' : 'already was'} an admin in ${database.where}.`)
    return 0
  } catch (error) {
    throw explain(error, database.where)
  }
})
