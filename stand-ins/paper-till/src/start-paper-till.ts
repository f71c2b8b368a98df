import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import express from 'express'
import { Engine } from './engine.ts'
import { browserRoutes } from './http/browser-routes.ts'
import { controlRoutes } from './http/control-routes.ts'
import { cors } from './http/cors.ts'
import { v1Routes } from './http/v1-routes.ts'
import { readState, type SavedState, saveState } from './ledger/saved-state.ts'
import { listen, stopListening } from './listen.ts'
import { checkOptions, type PaperTillOptions } from './options.ts'
import type { Faults } from './switches/faults.ts'
import { type FaultRule, readRule } from './switches/rules.ts'
import { type Delivery, defaultDeliveryOptions } from './webhooks/deliveries.ts'

/** A running stand-in, for tests in the same process. */
export interface PaperTill {
  url: string
  port: number
  state(): SavedState
  /** Forgets everything and turns all switches off; resolves when no webhook is under way any more. */
  reset(): Promise<void>
  setFaults(changes: Partial<Faults>): Faults
  faults(): Faults
  /** Adds something that goes wrong, by route, count and chance. */
  addRule(rule: FaultRule): void
  /** The rules in force, with what is left of each. */
  rules(): FaultRule[]
  /** Takes all rules back; a `seed` begins the chances of those to come anew. */
  clearRules(seed?: number): void
  /** Moves the clock on by so many seconds; what was to happen meanwhile happens now. Returns the time in seconds. */
  advance(seconds: number): number
  deliveries(): Delivery[]
  /** Sends held and waiting webhooks and resolves when each has had its attempt. */
  deliver(): Promise<Delivery[]>
  /** Resolves when nothing is to come and no webhook is under way; `skipRetries` leaves out those that wait for a retry. */
  idle(options?: { skipRetries?: boolean }): Promise<void>
  /** Sends an event once more; false where there is no such event. */
  resend(eventId: string): boolean
  /** Everything that happened so far, as the text of a recording's file. */
  recording(): string
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

/** An engine of these options, with its state file read. Throws a sentence about a wrong option. */
export async function newEngine(options: PaperTillOptions): Promise<Engine> {
  checkOptions(options)
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const engine = new Engine({
    secretKey: 'sk_test_offline',
    publishableKey: 'pk_test_offline',
    webhookEndpoints: [],
    anyVersion: false,
    latencyMs: 10,
    settleMs: 100,
    searchLagMs: 5_000,
    seed: randomInt(2 ** 31),
    ...Object.fromEntries(given),
    delivery: { ...defaultDeliveryOptions, ...options.delivery },
    radar: { blockCvcFailure: true, blockPostalCodeFailure: false, ...options.radar },
  })
  const { stateFile, moveDates = false } = options
  const saved = stateFile === undefined ? null : await readStateFile(stateFile)
  if (saved) engine.load(saved, moveDates)
  return engine
}

/** Opens an engine to its callers; rejects with `EADDRINUSE` where the port is taken. */
export async function listenFor(engine: Engine, options: PaperTillOptions) {
  const { port = 4242, host = '127.0.0.1', allowedOrigins = '*' } = options
  const app = express().disable('x-powered-by').disable('etag')
  app.use('/v1', cors(allowedOrigins))
  app.use('/_stand-in/payment_intents', cors(allowedOrigins))
  app.use('/_stand-in/setup_intents', cors(allowedOrigins))
  app.use(v1Routes(engine))
  app.use('/_stand-in', controlRoutes(engine))
  app.use(await browserRoutes())
  const server = createServer(app)
  const taken = await listen(server, port, host)
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  engine.baseUrl = `http://${name}:${taken}`
  return { server, port: taken }
}

/** Starts a Stripe of one's own; rejects with a sentence about a wrong option, with `EADDRINUSE` where the port is taken. */
export async function startPaperTill(options: PaperTillOptions = {}): Promise<PaperTill> {
  const engine = await newEngine(options)
  const { server, port } = await listenFor(engine, options)
  engine.start()
  const note = (url: string, body: unknown, method = 'POST') =>
    engine.recording.add({
      kind: 'control',
      at: engine.clock.now(),
      method,
      url: `/_stand-in/${url}`,
      body,
    })
  return {
    url: engine.baseUrl,
    port,
    state: () => saveState(engine.ledger),
    reset: () => {
      note('reset', null)
      return engine.reset()
    },
    setFaults: (changes) => {
      note('faults', changes)
      return engine.setFaults(changes)
    },
    faults: () => ({ ...engine.faults }),
    addRule: (rule) => {
      const read = readRule(rule)
      note('rules', read)
      engine.rules.add(read)
    },
    rules: () => engine.rules.list(),
    clearRules: (seed) => {
      note('rules', null, 'DELETE')
      engine.rules.clear()
      if (seed === undefined) return
      note('rules', { seed })
      engine.rules.setSeed(seed)
    },
    advance: (seconds) => {
      note('clock', { advance: seconds })
      return Math.floor(engine.advance(seconds * 1000) / 1000)
    },
    deliveries: () => engine.deliveries.list(),
    deliver: () => engine.deliver(),
    idle: (how) => engine.idle(how?.skipRetries),
    resend: (eventId) => engine.resend(eventId),
    recording: () => engine.recording.text(),
    close: async () => {
      engine.later.clear()
      engine.searched.stop()
      await Promise.all([stopListening(server), engine.deliveries.close()])
    },
  }
}
