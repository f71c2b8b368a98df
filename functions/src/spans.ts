import { INVALID_SPAN_CONTEXT, type Span, type Tracer, trace } from '@opentelemetry/api'
import { spending, type Waiting } from './http/pipeline/time-spent.ts'

/** Firestore's client reports its calls as spans to whatever is set here: their time goes into the request's line. */
export function watchFirestore(): void {
  const tracer = {
    startSpan: () => trace.wrapSpanContext(INVALID_SPAN_CONTEXT),
    startActiveSpan: (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (span: Span) => unknown
      return spending('firestore', (end) =>
        work(Object.assign(trace.wrapSpanContext(INVALID_SPAN_CONTEXT), { end })),
      )
    },
  } as Tracer
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
}

/** A port whose calls count as time that a request waits. */
export function timed<Port extends object>(on: Waiting, port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) =>
        spending(on, (end) => {
          const result: unknown = method.apply(target, args)
          if (result instanceof Promise) return result.finally(end)
          end()
          return result
        })
    },
  })
}
