import type { Request, RequestHandler, Response } from 'express'
import type { Engine } from '../engine.ts'
import { finishAuthentication } from '../payments/confirm-payment-intent.ts'
import { finishSetup } from '../payments/setup-intents.ts'
import { noSuch } from '../wire/stripe-error.ts'

type Outcome = 'complete' | 'fail'

interface Waiting {
  /** As the address of the shop's page calls it. */
  name: 'payment_intent' | 'setup_intent'
  id: string
  secret: string
  returnUrl: string | null
  finish(outcome: Outcome): { status: string }
}

function waiting(engine: Engine, id: string): Waiting {
  const work = engine.work()
  const payment = engine.ledger.paymentIntents.get(id)
  if (payment) {
    return {
      name: 'payment_intent',
      id,
      secret: payment.client_secret ?? '',
      returnUrl: payment.next_action?.redirect_to_url?.return_url ?? null,
      finish: (outcome) => finishAuthentication(work, payment, outcome),
    }
  }
  const setup = engine.ledger.setupIntents.get(id)
  if (!setup) throw noSuch('intent', id, 'intent', 'path')
  return {
    name: 'setup_intent',
    id,
    secret: setup.client_secret ?? '',
    returnUrl: setup.next_action?.redirect_to_url?.return_url ?? null,
    finish: (outcome) => finishSetup(work, setup, outcome),
  }
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>3-D Secure confirmation</title>
<style>body{font:400 1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:4rem auto;padding:0 1.5rem}button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style>
<h1>3-D Secure confirmation</h1><p>The bank of this test card asks you to confirm.</p>
<form method="post"><button name="outcome" value="complete">Complete</button><button name="outcome" value="fail">Fail</button></form></html>`

/** The page of the cardholder's bank, for payments that leave the shop's page. */
export const showBankPage: RequestHandler = (_request, response) => {
  response.type('text/html').send(page)
}

/** Takes the cardholder's answer and sends the browser back to the shop, as Stripe does. */
export function leaveBankPage(engine: Engine) {
  return (request: Request<{ id: string }>, response: Response): void => {
    const intent = waiting(engine, request.params.id)
    const { returnUrl } = intent
    const body: unknown = request.body
    const asked =
      typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get('outcome') : ''
    const { status } = intent.finish(asked === 'complete' ? 'complete' : 'fail')
    if (returnUrl === null) throw new TypeError('This intent has no page to go back to.')
    const back = new URL(returnUrl)
    back.searchParams.set(intent.name, intent.id)
    back.searchParams.set(`${intent.name}_client_secret`, intent.secret)
    back.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded')
    response.redirect(303, back.href)
  }
}
