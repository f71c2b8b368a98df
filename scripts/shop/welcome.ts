import { ports } from './layout.ts'

const accounts = [
  ['admin@wood-master.test', 'admin-secret', 'admin'],
  ['shopper@wood-master.test', 'shopper-secret', 'shopper'],
  ['wholesale@wood-master.test', 'wholesale-secret', 'shopper'],
]

interface Welcome {
  address: string
  /** Whether the emulators' own pages are served. */
  ui: boolean
  /** Whether what is changed in the shop is kept. */
  keep?: boolean
}

/** The short box that says where everything is. */
export function welcome({ address, ui, keep = false }: Welcome): string {
  const lines = [
    `Wood-Master is open at ${address}`,
    '',
    ...accounts.map(
      ([email = '', password = '', role]) => `${email.padEnd(27)} ${password.padEnd(17)} ${role}`,
    ),
    '',
    'Card that pays       4242 4242 4242 4242, any date to come, any CVC',
    'Card that is refused 4000 0000 0000 0002',
    '',
    `Stripe stand-in  http://localhost:${ports.stripe} (intents, events, switches)`,
    ui
      ? 'Emulator pages   http://localhost:4000'
      : 'Emulator pages   not downloaded here, the shop runs without them',
    'Logs             .cache/logs',
    keep
      ? 'Ctrl-C stops all of it, and keeps the shop as it is then for the next npm start -- --keep.'
      : 'Ctrl-C stops all of it; what you changed in the shop is gone then (npm start -- --keep keeps it).',
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 2)
  return ['', `┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`, ''].join('\n')
}
