import type { Request, Router } from 'express'
import type { Engine } from '../engine.ts'
import { valueAt } from '../json.ts'
import { finishAuthentication } from '../payments/confirm-payment-intent.ts'
import { finishSetup } from '../payments/setup-intents.ts'
import { found } from '../wire/stripe-error.ts'
import { browserView, browserViewOfSetup } from './browser-view.ts'

type Outcome = 'complete' | 'fail'

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>3-D Secure confirmation</title>
<style>body{font:400 1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:4rem auto;padding:0 1.5rem}button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style>
<h1>3-D Secure confirmation</h1><p>The bank of this test card asks you to confirm.</p>
<form method="post"><button name="outcome" value="complete">Complete</button><button name="outcome" value="fail">Fail</button></form></html>`

function outcomeOf({ body }: Request): Outcome {
  const outcome = valueAt(body, 'outcome')
  if (outcome === 'complete' || outcome === 'fail') return outcome
  throw new TypeError("Send the outcome 'complete' or 'fail'.")
}

/** An intent that waits for its cardholder, and what becomes of it. */
function waiting(engine: Engine, id: string) {
  const work = engine.work()
  const intent =
    engine.ledger.paymentIntents.get(id) ?? found(engine.ledger.setupIntents, id, 'intent', 'intent')
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null
  const finish = (outcome: Outcome) =>
    intent.object === 'payment_intent'
      ? browserView(finishAuthentication(work, intent, outcome))
      : browserViewOfSetup(finishSetup(work, intent, outcome))
  return { intent, returnUrl, finish }
}

/** What a cardholder does: in the shop's page, or on the page of the bank, for payments that leave the shop's. */
export function cardholderRoutes(engine: Engine, router: Router): void {
  for (const path of ['/payment_intents/:id', '/setup_intents/:id'] as const) {
    router.post(`${path}/authenticate`, (request, response) => {
      const outcome = outcomeOf(request)
      response.json(waiting(engine, request.params.id).finish(outcome))
    })
    router.get(`${path}/bank`, (_request, response) => {
      response.type('text/html').send(page)
    })
    // Sends the browser back to the shop, as Stripe does.
    router.post(`${path}/bank`, (request, response) => {
      const outcome = outcomeOf(request)
      const { intent, returnUrl, finish } = waiting(engine, request.params.id)
      const { status } = finish(outcome)
      if (returnUrl === null) throw new TypeError('This intent has no page to go back to.')
      const back = new URL(returnUrl)
      back.searchParams.set(intent.object, intent.id)
      back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '')
      back.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded')
      response.redirect(303, back.href)
    })
  }
}
