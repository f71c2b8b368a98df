import { runStandIn } from '../run-stand-in.ts'
import { startStripeStandIn } from './start-stripe-stand-in.ts'

const { env } = process
const webhookUrl = 'http://127.0.0.1:5001/demo-wood-master/us-central1/api/stripe/webhook'

await runStandIn({
  name: 'Stripe stand-in',
  port: Number(env.STRIPE_STAND_IN_PORT ?? 4242),
  portVariable: 'STRIPE_STAND_IN_PORT',
  start: (port) =>
    startStripeStandIn({
      port,
      secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_offline',
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_offline',
      webhookEndpoints: [
        {
          url: env.STRIPE_WEBHOOK_URL ?? webhookUrl,
          secret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_offline',
        },
      ],
      stateFile: env.STRIPE_STATE_FILE,
    }),
})
