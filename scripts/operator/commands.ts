import { deployCommands } from '../deploy/commands.ts'
import { type Command, command } from '../shop/command-line.ts'
import { runScriptBesideEmulators } from '../shop/emulators.ts'
import { shopCommands } from './shop-commands.ts'

/** Rehearses a restore over emulators of its own: lose, clone, restore, audit, and the next invoice has an unused number. */
const restoreDrill = command({ name: 'restore:drill', options: {} }, () =>
  runScriptBesideEmulators('drill/walk.ts'),
)

/** What `scripts/operate.ts` can be asked for, by the name of the npm script with `-` for `:`. */
export const commands: Partial<Record<string, Command>> = Object.fromEntries(
  [...shopCommands, ...deployCommands, restoreDrill].map((one) => [one.name.replace(':', '-'), one]),
)
