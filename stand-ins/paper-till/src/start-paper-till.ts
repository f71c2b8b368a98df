import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import express from 'express'
import { Engine } from './engine.ts'
import type { Faults } from './faults.ts'
import { browserRoutes } from './http/browser-routes.ts'
import { controlRoutes } from './http/control-routes.ts'
import { cors } from './http/cors.ts'
import { v1Routes } from './http/v1-routes.ts'
import { loadState, readState, type SavedState, saveState } from './ledger/saved-state.ts'
import { listen, stopListening } from './listen.ts'
import { type Delivery, type DeliveryOptions, defaultDeliveryOptions } from './webhooks/deliveries.ts'
import type { Endpoint } from './webhooks/send-event.ts'

export interface PaperTillOptions {
  /** 0 takes any free port. */
  port: number
  secretKey: string
  publishableKey: string
  webhookEndpoints: Endpoint[]
  /** A JSON file written from `state()`, read at the start; a missing file means an empty beginning. */
  stateFile?: string
  /** Origins of the pages that may call from the browser; all where left out. */
  allowedOrigins?: string[]
  delivery?: Partial<DeliveryOptions>
}

export interface PaperTill {
  url: string
  port: number
  state(): SavedState
  /** Forgets everything and turns all switches off; resolves when no webhook is under way any more. */
  reset(): Promise<void>
  setFaults(changes: Partial<Faults>): Faults
  faults(): Faults
  deliveries(): Delivery[]
  /** Sends held and waiting webhooks and resolves when each has had its attempt. */
  deliver(): Promise<Delivery[]>
  /** Resolves when no webhook is under way; `skipRetries` leaves out those that wait for a retry. */
  idle(options?: { skipRetries?: boolean }): Promise<void>
  /** Sends an event once more; false where there is no such event. */
  resend(eventId: string): boolean
  close(): Promise<void>
}

async function readStateFile(path: string): Promise<SavedState | null> {
  try {
    return readState(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Starts a Stripe of one's own; rejects with `EADDRINUSE` where the port is taken. */
export async function startPaperTill(options: PaperTillOptions): Promise<PaperTill> {
  const { secretKey, publishableKey, webhookEndpoints, stateFile, allowedOrigins = '*' } = options
  const delivery = { ...defaultDeliveryOptions, ...options.delivery }
  const engine = new Engine({ secretKey, publishableKey, webhookEndpoints, delivery })
  const saved = stateFile === undefined ? null : await readStateFile(stateFile)
  if (saved) loadState(engine.ledger, saved, Math.floor(Date.now() / 1000))
  const app = express().disable('x-powered-by').disable('etag')
  app.use('/v1', cors(allowedOrigins))
  app.use('/_stand-in/payment_intents', cors(allowedOrigins))
  app.use(v1Routes(engine))
  app.use('/_stand-in', controlRoutes(engine))
  app.use(await browserRoutes())
  const server = createServer(app)
  const port = await listen(server, options.port)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    state: () => saveState(engine.ledger),
    reset: () => engine.reset(),
    setFaults: (changes) => engine.setFaults(changes),
    faults: () => ({ ...engine.faults }),
    deliveries: () => engine.deliveries.list(),
    deliver: () => engine.deliver(),
    idle: (how) => engine.deliveries.idle(how?.skipRetries),
    resend: (eventId) => engine.resend(eventId),
    close: async () => {
      await Promise.all([stopListening(server), engine.deliveries.close()])
    },
  }
}
