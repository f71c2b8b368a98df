import { type Config, judge } from '../benchmarks/tools/lighthouse.ts'

/** One load of a page on a throttled phone: milliseconds, and bytes as transferred. */
export interface Load {
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  script: number
  total: number
  pictures: number
  requests: number
  /** Lighthouse's index of how fast this machine was at that moment. */
  machine: number
}

/** A phone behind a real, slow line: Lighthouse's own numbers for `devtools` throttling. */
const slowPhone: Config = {
  extends: 'lighthouse:default',
  settings: {
    throttlingMethod: 'devtools',
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
      'network-requests',
    ],
    disableFullPageScreenshot: true,
  },
}

interface Transfer {
  url: string
  resourceType?: string
  mimeType?: string
  transferSize?: number
}

const isScript = ({ resourceType, mimeType = '' }: Transfer) =>
  resourceType === 'Script' || mimeType.includes('javascript')
const bytes = (transfers: Transfer[]) =>
  transfers.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)

export async function measureLoad(chromePath: string, url: string, profile?: string): Promise<Load> {
  const { audits, environment } = await judge(chromePath, url, { config: slowPhone, profile })
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const items = (details?.type === 'table' ? details.items : []) as Transfer[]
  const transfers = items.filter((item) => item.url.startsWith('https:'))
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: bytes(transfers.filter(isScript)),
    total: bytes(transfers),
    pictures: bytes(transfers.filter(({ resourceType }) => resourceType === 'Image')),
    requests: transfers.length,
    machine: environment.benchmarkIndex,
  }
}
