import type { Command } from './child-processes.ts'
import { fromRoot, ports, projectId } from './layout.ts'

const bin = (name: string) => fromRoot('node_modules', '.bin', name)

export interface StandInData {
  /** What the Stripe stand-in begins with. */
  stripeState: string
  /** Where uploaded pictures are kept; in memory where left out. */
  pictures?: string | undefined
}

/** The outside world offline: Stripe and the image host, as programs of their own. */
export const standIns = ({ stripeState, pictures }: StandInData): Command[] => [
  {
    name: 'Stripe stand-in',
    command: bin('paper-till'),
    args: [
      '--port',
      String(ports.stripe),
      '--state',
      stripeState,
      '--webhook',
      `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/api/stripe/webhook`,
    ],
  },
  {
    name: 'image-host stand-in',
    command: bin('image-host'),
    args: [],
    env: { IMAGE_HOST_PORT: String(ports.imageHost), ...(pictures ? { IMAGE_HOST_DIR: pictures } : {}) },
  },
]
