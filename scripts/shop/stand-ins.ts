import type { Command } from './child-processes.ts'
import { fromRoot, mailPreviews, ports, projectId, siteUrl } from './layout.ts'
import type { shopData } from './shop-data.ts'

const bin = (name: string) => fromRoot('node_modules', '.bin', name)

/** The offline replacements for Stripe, the image host, the tax register and a mail server, as programs of their own. */
export const standIns = ({ stripeState, images }: ReturnType<typeof shopData>): Command[] => [
  {
    name: 'Stripe stand-in',
    command: bin('paper-till'),
    args: [
      '--port',
      String(ports.stripe),
      '--state',
      stripeState,
      // The shop moves its own dates in the same way.
      '--move-dates',
      '--webhook',
      `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/api/stripe/webhook`,
    ],
  },
  {
    name: 'image-host stand-in',
    command: bin('image-host'),
    args: [],
    env: { IMAGE_HOST_PORT: String(ports.imageHost), ...(images ? { IMAGE_HOST_DIR: images } : {}) },
  },
  {
    name: 'tax-register stand-in',
    command: bin('tax-register'),
    args: [],
    env: { TAX_REGISTER_PORT: String(ports.taxRegister) },
  },
  {
    name: 'mailbox',
    command: bin('mailbox'),
    args: [
      '--smtp-port',
      String(ports.smtp),
      '--web-port',
      String(ports.mailbox),
      '--auth-codes',
      `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`,
      '--action-url',
      `${siteUrl}/account/action`,
      '--previews',
      mailPreviews,
    ],
  },
]
