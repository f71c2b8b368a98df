import { announcement } from '../functions/src/domain/maintenance/maintenance.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'
import { Failure } from './shop/failure.ts'

/** Turns buying off or on again, or prints whether it is on. */
await operate(commands.maintenance, { stripe: false }, async ({ shop, where }, { words, values }) => {
  if (words[0] === 'on') {
    const maintenance = announcement(values.message, shop.now())
    if (!maintenance) throw new Failure('The message has to be one line of 1 to 300 characters.')
    await shop.maintenance.begin(maintenance)
  }
  if (words[0] === 'off') await shop.maintenance.end()
  const current = await shop.maintenance.stored()
  console.log(
    current
      ? `${where}: buying has been off since ${current.since.toISOString()}. Pages show: ${current.message}`
      : `${where}: buying is on.`,
  )
  return 0
})
