import express, { type Router } from 'express'
import type { Engine } from '../engine.ts'
import { readFaults } from '../faults.ts'
import { saveState } from '../ledger/saved-state.ts'
import { finishAuthentication } from '../payments/confirm-payment-intent.ts'
import { closeDispute } from '../payments/disputes.ts'
import { findPaymentIntent } from '../payments/payment-intents.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { browserView } from './browser-view.ts'

const ownRequest = { id: null, idempotency_key: null }

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined
}

/** The stand-in's own switches and memory under `/_stand-in`; nothing here exists at Stripe. */
export function controlRoutes(engine: Engine): Router {
  const router = express.Router()
  router.use(express.json({ limit: '20mb' }))
  router.get('/state', (_request, response) => {
    response.json(saveState(engine.ledger))
  })
  router.post('/reset', async (_request, response) => {
    await engine.reset()
    response.json({ reset: true })
  })
  router.get('/faults', (_request, response) => {
    response.json(engine.faults)
  })
  router.post('/faults', (request, response) => {
    response.json(engine.setFaults(readFaults(request.body)))
  })
  router.get('/deliveries', (_request, response) => {
    response.json(engine.deliveries.list())
  })
  router.post('/deliver', async (_request, response) => {
    response.json(await engine.deliver())
  })
  router.get('/idle', async (request, response) => {
    await engine.deliveries.idle(request.query.retries === 'skip')
    response.json(engine.deliveries.list())
  })
  router.post('/events/:id/resend', (request, response) => {
    const { id } = request.params
    if (engine.resend(id)) response.json({ resent: id })
    else response.status(404).json({ error: { message: `No such event: '${id}'` } })
  })
  router.post('/payment_intents/:id/authenticate', (request, response) => {
    const outcome = fieldOf(request.body, 'outcome')
    if (outcome !== 'complete' && outcome !== 'fail')
      throw new TypeError("Send the outcome 'complete' or 'fail'.")
    const work = engine.work(ownRequest, false)
    const intent = findPaymentIntent(work, request.params.id, null)
    response.json(browserView(finishAuthentication(work, intent, outcome)))
  })
  router.post('/disputes/:id/close', (request, response) => {
    const status = fieldOf(request.body, 'status')
    if (status !== 'won' && status !== 'lost') throw new TypeError("Send the status 'won' or 'lost'.")
    response.json(closeDispute(engine.work(ownRequest, false), request.params.id, status))
  })
  router.use(((error, _request, response, next) => {
    if (response.headersSent) next(error)
    else if (error instanceof StripeError) response.status(error.status).json(error.body('req_stand_in'))
    else
      response
        .status(400)
        .json({ error: { message: error instanceof Error ? error.message : String(error) } })
  }) satisfies express.ErrorRequestHandler)
  return router
}
