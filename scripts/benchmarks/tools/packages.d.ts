// What the benchmarks use of packages that are not there when types are checked.

declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Result {
    requests: { average: number }
    non2xx: number
    '5xx': number
    errors: number
  }
  export default function autocannon(
    options: { url: string; requests?: object[]; connections: number; duration: number },
    done: (error: unknown, result: Result) => void,
  ): EventEmitter<{ response: [client: unknown, status: number, bytes: number, milliseconds: number] }>
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string
    chromeFlags: string[]
    userDataDir?: string
    envVars?: Record<string, string | undefined>
  }): Promise<{ port: number; kill(): void }>
}

declare module 'lighthouse' {
  export interface Result {
    runtimeError?: { message: string }
    audits: Record<string, { score: number | null; numericValue?: number; details?: { items: unknown[] } }>
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  }
  export interface Config {
    extends: 'lighthouse:default'
    settings: {
      throttlingMethod: 'devtools' | 'simulate'
      /** Missing values are Lighthouse's own for a phone. */
      throttling?: { cpuSlowdownMultiplier: number }
      onlyAudits: string[]
      disableFullPageScreenshot: boolean
    }
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error' },
    config?: Config,
  ): Promise<{ lhr: Result } | undefined>
}
