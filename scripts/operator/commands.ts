/** An alias of `.firebaserc` or a project's id; without it a command works on the offline shop of `npm start`. */
const target = { project: { type: 'string' } } as const

/** What is deployed, and what the person at the keyboard says to be intended. */
const deployment = {
  ...target,
  /** The site's address, where it is not `https://PROJECT.web.app`. */
  site: { type: 'string' },
  /** Test keys of Stripe are meant. */
  'test-keys': { type: 'boolean', default: false },
  /** A working tree with changes is meant. */
  dirty: { type: 'boolean', default: false },
} as const

/** The command lines of what an operator runs, by the name of the script. */
export const commands = {
  'payments-check': {
    usage: 'npm run payments:check -- [settle] [--project PROJECT]',
    options: target,
    words: [['settle']],
  },
  'orders-expire': { usage: 'npm run orders:expire -- [--project PROJECT]', options: target },
  'holds-release': { usage: 'npm run holds:release -- [--project PROJECT]', options: target },
  'stock-audit': { usage: 'npm run stock:audit -- [--project PROJECT]', options: target },
  'stock-roll-up': {
    usage: 'npm run stock:roll-up -- --before 2025-01-01 [--project PROJECT]',
    options: { ...target, before: { type: 'string' } },
    requires: ['before'],
  },
  maintenance: {
    usage: 'npm run maintenance -- on|off|status [--message "..."] [--project PROJECT]',
    options: { ...target, message: { type: 'string' } },
    words: [['on', 'off', 'status']],
    needs: 1,
  },
  'make-admin': {
    usage: 'npm run make-admin -- EMAIL [--project PROJECT]',
    options: target,
    words: ['EMAIL'],
    needs: 1,
  },
  'remove-person': {
    usage: 'npm run remove-person -- EMAIL [--yes] [--project PROJECT]',
    options: { ...target, yes: { type: 'boolean', default: false } },
    words: ['EMAIL'],
    needs: 1,
  },
  preflight: {
    usage: 'npm run preflight -- --project PROJECT [--only CHECK] [--test-keys] [--dirty] [--site URL]',
    options: {
      ...deployment,
      /** Only the check of this name. */
      only: { type: 'string' },
      /** Looks at what the emulators would use instead. */
      emulators: { type: 'boolean', default: false },
    },
  },
  deploy: {
    usage: 'npm run deploy -- --project PROJECT [--dry-run] [--test-keys] [--dirty] [--site URL]',
    options: { ...deployment, 'dry-run': { type: 'boolean', default: false } },
    requires: ['project'],
  },
  preview: {
    usage: 'npm run preview -- --project STAGING --channel NAME [--dirty]',
    options: { ...target, dirty: deployment.dirty, channel: { type: 'string' } },
    requires: ['project', 'channel'],
  },
  'web-config': {
    usage: 'npm run web-config -- --project PROJECT [--stripe-key pk_...] [--app ID] [--site URL]',
    options: {
      ...deployment,
      'stripe-key': { type: 'string' },
      /** Which web app, where the project has more than one. */
      app: { type: 'string' },
    },
    requires: ['project'],
  },
} as const

export type CommandName = keyof typeof commands
