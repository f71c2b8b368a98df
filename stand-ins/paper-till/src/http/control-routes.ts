import express, { type Request, type RequestHandler, type Router } from 'express'
import type { Engine } from '../engine.ts'
import { valueAt } from '../json.ts'
import { saveState } from '../ledger/saved-state.ts'
import { findCharge } from '../payments/charges.ts'
import { shownAmount } from '../payments/currencies.ts'
import { closeDispute, findDispute } from '../payments/disputes.ts'
import { cancelRefundInDashboard } from '../payments/refunds.ts'
import { readFaults } from '../switches/faults.ts'
import { readRule } from '../switches/rules.ts'
import { noSuch, StripeError } from '../wire/stripe-error.ts'
import { cardholderRoutes } from './cardholder-routes.ts'

/** How far the clock is to go, in milliseconds: `advance` in seconds, or `to`, a time in seconds since 1970. */
function advanceOf(engine: Engine, body: unknown): number {
  const [by, to] = [valueAt(body, 'advance'), valueAt(body, 'to')]
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

function setRules({ rules }: Engine, body: unknown): void {
  const [seed, given] = [valueAt(body, 'seed'), valueAt(body, 'rules')]
  const read = (Array.isArray(given) ? given : seed === undefined ? [body] : []).map(readRule)
  if (typeof seed === 'number') rules.setSeed(seed)
  for (const rule of read) rules.add(rule)
}

function decide(engine: Engine, { params, body }: Request<{ id: string }>) {
  const status = valueAt(body, 'status')
  if (status !== 'won' && status !== 'lost') throw new TypeError("Send the status 'won' or 'lost'.")
  const work = engine.work()
  return closeDispute(work, findDispute(work, params.id), status)
}

type Answer = (request: Request<{ id: string }>) => unknown

/** The switches, the memory, and what the bank or somebody at the dashboard does; each responds with JSON. */
function answers(engine: Engine): Record<string, Answer> {
  const rules = () => ({ seed: engine.rules.seed, rules: engine.rules.list() })
  const now = () => ({ now: engine.clock.seconds() })
  return {
    'get /faults': () => engine.faults,
    'post /faults': ({ body }) => engine.setFaults(readFaults(body)),
    'get /rules': rules,
    'post /rules': ({ body }) => {
      setRules(engine, body)
      return rules()
    },
    'delete /rules': () => {
      engine.rules.clear()
      return rules()
    },
    'get /clock': now,
    'post /clock': ({ body }) => {
      engine.advance(advanceOf(engine, body))
      return now()
    },
    'get /state': () => saveState(engine.ledger),
    'post /reset': async () => {
      await engine.reset()
      return { reset: true }
    },
    'get /deliveries': () => engine.deliveries.list(),
    'post /deliver': () => engine.deliver(),
    'get /idle': async ({ query }) => {
      await engine.idle(query.retries === 'skip')
      return engine.deliveries.list()
    },
    'post /events/:id/resend': ({ params: { id } }) => {
      if (!engine.resend(id)) throw noSuch('event', id, 'id', 'path')
      return { resent: id }
    },
    'post /disputes/:id/close': (request) => decide(engine, request),
    'post /refunds/:id/cancel': ({ params }) => cancelRefundInDashboard(engine.work(), params.id),
  }
}

function receipts(engine: Engine, router: Router): void {
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
}

/** The stand-in's own switches and memory under `/_stand-in`; nothing here exists at Stripe. */
export function controlRoutes(engine: Engine): Router {
  const router = express.Router()
  router.use(express.json({ limit: '20mb' }), express.urlencoded({ extended: false }), recorded(engine))
  for (const [address, answer] of Object.entries(answers(engine))) {
    const [method, path] = address.split(' ') as ['delete' | 'get' | 'post', string]
    router[method](path, async (request: Request<{ id: string }>, response) => {
      response.json(await answer(request))
    })
  }
  router.get('/recording', (_request, response) => {
    response.type('application/jsonl').send(engine.recording.text())
  })
  cardholderRoutes(engine, router)
  receipts(engine, router)
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
