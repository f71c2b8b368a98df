import { setTimeout as pause } from 'node:timers/promises'
import type { Health } from '@wood-master/contract/shop'
import { Failure } from '../shop/failure.ts'

function healthLine({ status, commit, parts }: Health): string {
  const each = Object.entries(parts).map(
    ([name, part]) => `${name} ${part.status} ${part.ms} ms${part.message ? ` (${part.message})` : ''}`,
  )
  return `${status}, commit ${commit}, ${each.join(', ')}`
}

async function healthOf(site: string): Promise<Health | undefined> {
  const response = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
  // A shop that is down says so in the same words, with 503.
  return response?.headers.get('content-type')?.includes('json')
    ? ((await response.json()) as Health)
    : undefined
}

/** Polls the deployed shop until it reports this commit and is healthy. Throws a Failure with the last response. */
export async function awaitHealthy(
  site: string,
  commit: string,
  { patienceMs = 120_000, pauseMs = 3_000 } = {},
): Promise<string> {
  const end = Date.now() + patienceMs
  let last: Health | undefined
  do {
    last = (await healthOf(site)) ?? last
    if (last?.status === 'ok' && last.commit === commit) return healthLine(last)
    await pause(pauseMs)
  } while (Date.now() < end)
  throw new Failure(
    `${site}/api/health does not report commit ${commit} as healthy. ${last ? `Last response: ${healthLine(last)}.` : 'It did not respond.'} docs/operations.md says how to investigate and how to roll back.`,
  )
}

/** Its first part, which is all of it in most shops. */
const sitemap = '/sitemap.xml?part=1'

/**
 * Opens what only the new revision renders: the catalogue, a product's page if there is one, the sitemap and the feed.
 * Throws a Failure with what came instead.
 */
export async function smoke(site: string): Promise<string> {
  const open = async (path: string, expected: string) => {
    const fail = (how: string): never => {
      throw new Failure(`${site}${path} ${how}. docs/operations.md says how to investigate.`)
    }
    const { ok, status, text } = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(30_000) })
      .then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
      .catch(({ cause, message }) => fail(`did not answer: ${cause?.message ?? message}`))
    return ok && text.includes(expected) ? text : fail(`answered ${status} without '${expected}'`)
  }
  const addresses = await open(sitemap, '<urlset')
  const [, product] = /<loc>[^<]*(\/products\/[^<]+)<\/loc>/.exec(addresses) ?? []
  const paths = ['/products', ...(product ? [product] : [])]
  for (const path of paths) await open(path, '<h1')
  await open('/merchant-feed.xml', '<rss')
  return `Opened: ${[sitemap, ...paths, '/merchant-feed.xml'].join(', ')}`
}
