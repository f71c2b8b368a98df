import lighthouse, { type Config, type Result } from 'lighthouse'
import { withChromium } from './chromium.ts'

export type { Config, Result }

/** What Lighthouse says of a page that it loads once, in a Chromium of its own. Throws when it could not. */
export async function judge(
  chromePath: string,
  url: string,
  { config, profile }: { config?: Config; profile?: string | undefined } = {},
): Promise<Result> {
  const judged = await withChromium(
    chromePath,
    (port) => lighthouse(url, { port, logLevel: 'error' }, config),
    profile,
  )
  if (!judged || judged.lhr.runtimeError)
    throw new Error(`${url} could not be measured: ${judged?.lhr.runtimeError?.message ?? 'no result'}`)
  return judged.lhr
}
