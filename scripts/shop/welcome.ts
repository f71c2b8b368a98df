import type { UiState } from './emulators.ts'
import { ports, uiPort } from './layout.ts'

const accounts = [
  ['admin@wood-master.test', 'admin-secret', 'admin'],
  ['shopper@wood-master.test', 'shopper-secret', 'shopper'],
  ['wholesale@wood-master.test', 'wholesale-secret', 'shopper'],
]

const emulatorUi: Record<UiState, string> = {
  open: `http://localhost:${uiPort}`,
  taken: `port ${uiPort} is in use; the shop runs without it`,
  missing: 'not downloaded; the shop runs without it',
}

export function welcome(address: string, ui: UiState, keep = false): string {
  const lines = [
    `Wood-Master is open at ${address}`,
    '',
    ...accounts.map(
      ([email = '', password = '', role]) => `${email.padEnd(27)} ${password.padEnd(17)} ${role}`,
    ),
    '',
    'Card that pays       4242 4242 4242 4242, any future date, any CVC',
    'Card that declines   4000 0000 0000 0002',
    '',
    `Stripe stand-in  http://localhost:${ports.stripe} (payments, events, faults)`,
    `Mailbox          http://localhost:${ports.mailbox} (every mail that the shop sends)`,
    `Tax register     http://localhost:${ports.taxRegister} (its switches: valid, invalid, slow, down)`,
    `Emulator UI      ${emulatorUi[ui]}`,
    'Logs             .cache/logs',
    keep
      ? 'Ctrl-C stops everything and saves the shop for the next npm start -- --keep.'
      : 'Ctrl-C stops everything and discards your changes (npm start -- --keep saves them).',
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 2)
  return ['', `┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`, ''].join('\n')
}
