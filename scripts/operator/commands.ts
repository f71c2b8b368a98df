import { deployCommands } from '../deploy/commands.ts'
import { buildStandIns } from '../shop/build.ts'
import { runBesideEmulators } from '../shop/emulators.ts'
import { fromRoot } from '../shop/layout.ts'
import { type Command, command } from './command-line.ts'
import { shopCommands } from './shop-commands.ts'

/** Rehearses a restore over emulators of its own: lose, clone, restore, audit, and the next invoice has an unused number. */
const restoreDrill = command({ name: 'restore:drill', options: {} }, async () => {
  await buildStandIns()
  return runBesideEmulators(`${process.execPath} --import tsx ${fromRoot('scripts', 'drill', 'walk.ts')}`)
})

/** What `scripts/operate.ts` can be asked for, by the name of the npm script with `-` for `:`. */
export const commands: Partial<Record<string, Command>> = {
  ...shopCommands,
  ...deployCommands,
  'restore-drill': restoreDrill,
}
