import { startStripeStandIn } from './start-stripe-stand-in.ts'

const { env } = process
const port = Number(env.STRIPE_STAND_IN_PORT ?? 4242)

try {
  const standIn = await startStripeStandIn({
    port,
    secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_offline',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_offline',
    webhookEndpoints: [
      {
        url:
          env.STRIPE_WEBHOOK_URL ?? 'http://127.0.0.1:5001/demo-wood-master/us-central1/api/stripe/webhook',
        secret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_offline',
      },
    ],
    stateFile: env.STRIPE_STATE_FILE,
  })
  console.log(`Stripe stand-in: ${standIn.url}`)
  const stop = async () => {
    await standIn.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    inUse
      ? `Port ${port} is in use; stop what listens there, or set STRIPE_STAND_IN_PORT to another port.`
      : `The Stripe stand-in could not start: ${reason}`,
  )
  process.exit(1)
}
