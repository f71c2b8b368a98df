/** An alias from `.firebaserc` or a project id; without it a command works on the offline shop of `npm start`. */
const target = { project: { type: 'string' } } as const

/** A database beside the shop's own, such as a restored backup. */
const copy = { ...target, database: { type: 'string' } } as const

const deployment = {
  ...target,
  /** The site's address, if it is not `https://PROJECT.web.app`. */
  site: { type: 'string' },
  /** Stripe's test keys are intended. */
  'test-keys': { type: 'boolean', default: false },
  /** Uncommitted changes are intended. */
  dirty: { type: 'boolean', default: false },
} as const

export const commands = {
  'payments-check': {
    usage: 'npm run payments:check -- [settle] [--full] [--project PROJECT] [--database NAME]',
    options: {
      ...copy,
      /** All payments, not only those since the last check. */
      full: { type: 'boolean', default: false },
    },
    words: [['settle']],
  },
  'invoices-issue': { usage: 'npm run invoices:issue -- [--project PROJECT]', options: target },
  'orders-expire': { usage: 'npm run orders:expire -- [--project PROJECT]', options: target },
  'orders-rewrite': {
    usage: 'npm run orders:rewrite -- [--apply] [--project PROJECT]',
    options: { ...target, apply: { type: 'boolean', default: false } },
  },
  'holds-release': { usage: 'npm run holds:release -- [--project PROJECT]', options: target },
  'tax-check': { usage: 'npm run tax:check -- [--project PROJECT]', options: target },
  'tax-carry-over': {
    usage:
      'npm run tax:carry-over -- rehearse|apply|undo [--seller NO] [--tax-number NUMBER] [--project PROJECT]',
    options: { ...target, seller: { type: 'string' }, 'tax-number': { type: 'string' } },
    words: [['rehearse', 'apply', 'undo']],
    needs: 1,
  },
  'stock-audit': {
    usage: 'npm run stock:audit -- [--project PROJECT] [--database NAME]',
    options: copy,
  },
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
      only: { type: 'string' },
      /** Checks what the emulators would use instead. */
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
  monitoring: {
    usage: 'npm run monitoring -- --project PROJECT --email ops@example.com [--site URL]',
    options: {
      ...target,
      site: deployment.site,
      /** Who is told of an alert. */
      email: { type: 'string' },
    },
    requires: ['project', 'email'],
  },
  'web-config': {
    usage: 'npm run web-config -- --project PROJECT [--stripe-key pk_...] [--app ID] [--site URL]',
    options: {
      ...deployment,
      'stripe-key': { type: 'string' },
      /** Which web app, if the project has more than one. */
      app: { type: 'string' },
    },
    requires: ['project'],
  },
} as const
