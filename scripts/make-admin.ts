import { commands } from './operator/commands.ts'
import { makeAdmin } from './operator/make-admin.ts'
import { operate } from './operator/operate.ts'

await operate(commands['make-admin'], { stripe: false }, async (opened, { words: [email = ''] }) => {
  const changed = await makeAdmin(opened, email, opened.shop.now())
  console.log(`${email} ${changed ? 'is now' : 'already was'} an admin in ${opened.where}.`)
  return 0
})
