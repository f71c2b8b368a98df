import { announcement } from '../functions/src/domain/maintenance/maintenance.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'
import { Failure } from './shop/failure.ts'

/** Switches buying off or on again, or says how the switch stands. */
await operate(commands.maintenance, { stripe: false }, async ({ shop, where }, { words, values }) => {
  if (words[0] === 'on') {
    const maintenance = announcement(values.message, shop.now())
    if (!maintenance) throw new Failure('The message has to be one line of 1 to 300 characters.')
    await shop.maintenance.begin(maintenance)
  }
  if (words[0] === 'off') await shop.maintenance.end()
  const current = await shop.maintenance.current()
  console.log(
    current
      ? `${where}: buying is off since ${current.since.toISOString()}. Pages say: ${current.message}`
      : `${where}: people can buy.`,
  )
  return 0
})
