import type { Command } from './child-processes.ts'
import { fromRoot, ports, projectId } from './layout.ts'

const tsx = (file: string) => ['--import', 'tsx', fromRoot('stand-ins', file)]

/** The outside world offline: Stripe and the image host, as programs of their own. */
export const standIns: Command[] = [
  {
    name: 'Stripe stand-in',
    command: process.execPath,
    args: tsx('stripe/main.ts'),
    env: {
      STRIPE_STAND_IN_PORT: String(ports.stripe),
      STRIPE_STATE_FILE: fromRoot('emulator-data', 'stripe.json'),
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/api/stripe/webhook`,
    },
  },
  {
    name: 'image-host stand-in',
    command: process.execPath,
    args: tsx('image-host/main.ts'),
    env: { IMAGE_HOST_PORT: String(ports.imageHost) },
  },
]
