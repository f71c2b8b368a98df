import { context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { applicationDefault } from 'firebase-admin/app'
import type { Log } from '../domain/log.ts'

export interface SpanSettings {
  /** Where OTLP goes by HTTP, as JSON. */
  url: string
  /** Of a hundred requests and runs, as many are followed. */
  percent: number
}

export type SpanSender = ReturnType<typeof spanSender>

/** In milliseconds, with tries again. */
const patience = 2_000

/** Google takes spans from the function's own account; another collector asks for nothing. */
const headersOf = (url: string) => async (): Promise<Record<string, string>> => {
  if (new URL(url).host !== 'telemetry.googleapis.com') return {}
  const token = await applicationDefault()
    .getAccessToken()
    .catch(() => undefined)
  // Without one, Google's refusal is told.
  return token ? { Authorization: `Bearer ${token.access_token}` } : {}
}

/** Tells once that nothing arrives, until something does. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let isTold = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isTold) log.warn('spans could not be sent', { error: result.error })
        isTold = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

/** OpenTelemetry's SDK, in a file of its own that only an instance loads that sends spans. */
export function spanSender({ url, percent }: SpanSettings, log: Log) {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  // By chance and not by the trace's number, which a browser can choose.
  const root = {
    shouldSample: () => ({
      decision:
        Math.random() * 100 < percent ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
  }
  const exporter = new OTLPTraceExporter({ url, headers: headersOf(url), timeoutMillis: patience })
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    resource: resourceFromAttributes({
      'service.name': process.env.K_SERVICE ?? 'shop',
      'gcp.project_id': process.env.GCLOUD_PROJECT ?? '',
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, log) })],
  })
  // Whether what was sent arrives is told in the log.
  return { tracer: provider.getTracer('shop'), flush: () => provider.forceFlush().catch(() => {}) }
}
