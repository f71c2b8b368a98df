import {
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Log } from '../domain/log.ts'
import type { SpanSender, SpanSettings } from './span-sender.ts'
import { spending, type Waiting } from './time-spent.ts'

let sender: SpanSender | undefined
let loading: Promise<void> | undefined

/** From now on the spans of this process are sent; OpenTelemetry is loaded for it. Without settings none are. */
export function sendSpans(settings: SpanSettings | undefined, log: Log): void {
  sender = undefined
  loading =
    settings &&
    import('./span-sender.ts').then(
      ({ spanSender }) => {
        sender = spanSender(settings, log)
      },
      (error) => log.error('spans are not sent', { error }),
    )
}

function opened<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Result,
  under: Context = context.active(),
): Result {
  if (!sender) return work(trace.wrapSpanContext(INVALID_SPAN_CONTEXT))
  return sender.tracer.startActiveSpan(name, options, under, work)
}

/** Of what went wrong a span says only that it did: the database's messages name documents and people. */
function discreet(span: Span, ended: () => void): Span {
  const end = span.end.bind(span)
  const setStatus = span.setStatus.bind(span)
  return Object.assign(span, {
    recordException: () => {},
    setStatus: ({ code }: { code: SpanStatusCode }) => setStatus({ code }),
    end: () => {
      ended()
      end()
    },
  })
}

const failed = (span: Span) => (error: unknown) => {
  span.setStatus({ code: SpanStatusCode.ERROR })
  throw error
}

const ofFirestore = {
  startActiveSpan: (name: string, options: SpanOptions, work: (span: Span) => unknown) =>
    spending('firestore', (ended) => opened(name, options, (span) => work(discreet(span, ended)))),
}

/** Firestore's client reports its calls as spans to what it is given here: their time goes into the request's line, too. */
export const firestoreSettings = {
  ignoreUndefinedProperties: true,
  openTelemetry: { tracerProvider: { getTracer: () => ofFirestore } },
}

/** A port whose calls are spans, and count as time that a request waits. */
export function timed<Port extends object>(on: Waiting, port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) =>
        spending(on, (ended) =>
          opened(`${on} ${String(name)}`, { kind: SpanKind.CLIENT }, (opening) => {
            const span = discreet(opening, ended)
            const result: unknown = method.apply(target, args)
            if (result instanceof Promise) return result.catch(failed(span)).finally(() => span.end())
            span.end()
            return result
          }),
        )
    },
  })
}

/** The platform's span of a request: by W3C's header, or by Google's own, which has its number in decimals. */
function platformsSpan(headerOf: (name: string) => string | undefined): SpanContext | undefined {
  const of = (traceId = '', spanId = '') => ({ traceId, spanId, traceFlags: 0, isRemote: true })
  const w3c = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-/.exec(headerOf('traceparent') ?? '')
  if (w3c) return of(w3c[1], w3c[2])
  const google = /^([\da-f]{32})\/(\d{1,20})/.exec(headerOf('x-cloud-trace-context') ?? '')
  if (!google) return undefined
  const number = BigInt(google[2] ?? 0).toString(16)
  return of(google[1], number.padStart(16, '0'))
}

/** Runs a request, whose span is over, and named, with the call of what `serve` gets. Nothing waits for its sending. */
export async function requestSpan(
  headerOf: (name: string) => string | undefined,
  serve: (over: (method: string, route: string, status: number) => void) => void,
): Promise<void> {
  if (loading) await loading
  if (!sender) return serve(() => {})
  const platforms = platformsSpan(headerOf)
  const under = platforms ? trace.setSpanContext(context.active(), platforms) : context.active()
  opened(
    'request',
    { kind: SpanKind.SERVER },
    (span) =>
      serve((method, route, status) => {
        const attributes = { 'http.request.method': method, 'http.route': route }
        span.updateName(`${method} ${route}`)
        span.setAttributes({ ...attributes, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        const isFollowed = span.isRecording()
        span.end()
        if (isFollowed) void sender?.flush()
      }),
    under,
  )
}

/** A run of a trigger or schedule. Its spans have left before it ends: its instance may be frozen then. */
export async function runSpan<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  await loading
  return opened(name, {}, async (span) => {
    try {
      return await run().catch(failed(span))
    } finally {
      span.end()
      await sender?.flush()
    }
  })
}
