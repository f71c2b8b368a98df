import type { Command } from './child-processes.ts'
import { fromRoot, ports, projectId } from './layout.ts'

const bin = (name: string) => fromRoot('node_modules', '.bin', name)

/** The offline replacements for Stripe and the image host, as programs of their own. */
export const standIns: Command[] = [
  {
    name: 'Stripe stand-in',
    command: bin('paper-till'),
    args: [
      '--port',
      String(ports.stripe),
      '--state',
      fromRoot('emulator-data', 'stripe.json'),
      '--webhook',
      `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/api/stripe/webhook`,
    ],
  },
  {
    name: 'image-host stand-in',
    command: bin('image-host'),
    args: [],
    env: { IMAGE_HOST_PORT: String(ports.imageHost) },
  },
]
