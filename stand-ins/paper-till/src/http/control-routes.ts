import express, { type Request, type RequestHandler, type Router } from 'express'
import type { Engine } from '../engine.ts'
import { saveState } from '../ledger/saved-state.ts'
import { findCharge } from '../payments/charges.ts'
import { finishAuthentication } from '../payments/confirm-payment-intent.ts'
import { shownAmount } from '../payments/currencies.ts'
import { closeDispute, findDispute } from '../payments/disputes.ts'
import { findPaymentIntent } from '../payments/payment-intents.ts'
import { cancelRefundInDashboard } from '../payments/refunds.ts'
import { findSetupIntent, finishSetup } from '../payments/setup-intents.ts'
import { readFaults } from '../switches/faults.ts'
import { readRule } from '../switches/rules.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { leaveBankPage, showBankPage } from './bank-page.ts'
import { browserView, browserViewOfSetup } from './browser-view.ts'

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined
}

function outcomeOf({ body }: Request): 'complete' | 'fail' {
  const outcome = fieldOf(body, 'outcome')
  if (outcome === 'complete' || outcome === 'fail') return outcome
  throw new TypeError("Send the outcome 'complete' or 'fail'.")
}

/** How far the clock is to go, in milliseconds: `advance` in seconds, or `to`, a time in seconds since 1970. */
function advanceOf(engine: Engine, body: unknown): number {
  const [by, to] = [fieldOf(body, 'advance'), fieldOf(body, 'to')]
  if (typeof by === 'number' && by >= 0) return by * 1000
  if (typeof to === 'number' && to * 1000 >= engine.clock.now()) return to * 1000 - engine.clock.now()
  throw new TypeError(
    "Send how many seconds to 'advance', or a later time 'to' go to, in seconds since 1970.",
  )
}

/** Writes into the recording what was asked of the switches, so that a replay asks it too. */
const recorded =
  (engine: Engine): RequestHandler =>
  (request, _response, next) => {
    if (request.method !== 'GET') {
      const { method, originalUrl: url, body } = request
      engine.recording.add({ kind: 'control', at: engine.clock.now(), method, url, body: body ?? null })
    }
    next()
  }

function switches(engine: Engine, router: Router): void {
  router.get('/faults', (_request, response) => {
    response.json(engine.faults)
  })
  router.post('/faults', (request, response) => {
    response.json(engine.setFaults(readFaults(request.body)))
  })
  router.get('/rules', (_request, response) => {
    response.json({ seed: engine.rules.seed, rules: engine.rules.list() })
  })
  router.post('/rules', (request, response) => {
    const seed = fieldOf(request.body, 'seed')
    const given = fieldOf(request.body, 'rules')
    const rules = (Array.isArray(given) ? given : seed === undefined ? [request.body] : []).map(readRule)
    if (typeof seed === 'number') engine.rules.setSeed(seed)
    for (const rule of rules) engine.rules.add(rule)
    response.json({ seed: engine.rules.seed, rules: engine.rules.list() })
  })
  router.delete('/rules', (_request, response) => {
    engine.rules.clear()
    response.json({ seed: engine.rules.seed, rules: [] })
  })
  router.get('/clock', (_request, response) => {
    response.json({ now: engine.clock.seconds() })
  })
  router.post('/clock', (request, response) => {
    engine.advance(advanceOf(engine, request.body))
    response.json({ now: engine.clock.seconds() })
  })
}

function memory(engine: Engine, router: Router): void {
  router.get('/state', (_request, response) => {
    response.json(saveState(engine.ledger))
  })
  router.get('/recording', (_request, response) => {
    response.type('application/jsonl').send(engine.recording.text())
  })
  router.post('/reset', async (_request, response) => {
    await engine.reset()
    response.json({ reset: true })
  })
  router.get('/deliveries', (_request, response) => {
    response.json(engine.deliveries.list())
  })
  router.post('/deliver', async (_request, response) => {
    response.json(await engine.deliver())
  })
  router.get('/idle', async (request, response) => {
    await engine.idle(request.query.retries === 'skip')
    response.json(engine.deliveries.list())
  })
  router.post('/events/:id/resend', (request, response) => {
    const { id } = request.params
    if (engine.resend(id)) response.json({ resent: id })
    else response.status(404).json({ error: { message: `No such event: '${id}'` } })
  })
}

/** What people outside the shop do: the cardholder, the bank, somebody at the dashboard. */
function people(engine: Engine, router: Router): void {
  router.post('/payment_intents/:id/authenticate', (request, response) => {
    const outcome = outcomeOf(request)
    const work = engine.work()
    response.json(
      browserView(finishAuthentication(work, findPaymentIntent(work, request.params.id, null), outcome)),
    )
  })
  router.post('/setup_intents/:id/authenticate', (request, response) => {
    const outcome = outcomeOf(request)
    const work = engine.work()
    response.json(
      browserViewOfSetup(finishSetup(work, findSetupIntent(work, request.params.id, null), outcome)),
    )
  })
  for (const path of ['/payment_intents/:id/bank', '/setup_intents/:id/bank'] as const) {
    router.get(path, showBankPage)
    router.post(path, leaveBankPage(engine))
  }
  router.get('/receipts/:id', (request, response) => {
    const { amount_captured, currency, receipt_url } = findCharge(engine.work(), request.params.id)
    const amount = shownAmount(amount_captured, currency)
    response
      .status(receipt_url === null ? 404 : 200)
      .type('text/html')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Receipt</title><h1>Receipt</h1><p>${amount}</p></html>`,
      )
  })
  router.post('/disputes/:id/close', (request, response) => {
    const status = fieldOf(request.body, 'status')
    if (status !== 'won' && status !== 'lost') throw new TypeError("Send the status 'won' or 'lost'.")
    const work = engine.work()
    response.json(closeDispute(work, findDispute(work, request.params.id), status))
  })
  router.post('/refunds/:id/cancel', (request, response) => {
    response.json(cancelRefundInDashboard(engine.work(), request.params.id))
  })
}

/** The stand-in's own switches and memory under `/_stand-in`; nothing here exists at Stripe. */
export function controlRoutes(engine: Engine): Router {
  const router = express.Router()
  router.use(express.json({ limit: '20mb' }), express.urlencoded({ extended: false }), recorded(engine))
  switches(engine, router)
  memory(engine, router)
  people(engine, router)
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
