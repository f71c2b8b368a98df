import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse, { type Config, type Result } from 'lighthouse'
import { launchArguments } from '../../browser/candidates.ts'
import { Failure } from '../../shop/failure.ts'
import { fromRoot } from '../../shop/layout.ts'

export type { Config, Result }

const chromeFlags = [
  ...launchArguments,
  '--headless=new',
  // What is seen of a page is 1280 by 900; pages that are measured as on a phone set their own size.
  '--window-size=1280,987',
  '--ignore-certificate-errors',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

export interface Start {
  chromePath: string
  profile?: string | undefined
  /** As on a bare Debian: nothing that is as wide as Times and Arial. */
  onlyDejaVu?: boolean
}

/**
 * The name of fontconfig's own variable, with a file that knows no other fonts, but Debian's rules for them: without those
 * `system-ui` is a font of mathematical signs, and every Arabic letter is looked for elsewhere.
 */
function dejaVuAlone(): { FONTCONFIG_FILE: string } {
  const folder = '/usr/share/fonts/truetype/dejavu'
  if (!existsSync(folder))
    throw new Failure(`There is no ${folder}. Install it (on Debian: fonts-dejavu-core).`)
  const file = fromRoot('.cache', 'only-dejavu.conf')
  mkdirSync(fromRoot('.cache'), { recursive: true })
  writeFileSync(
    file,
    `<fontconfig><dir>${folder}</dir><cachedir>${fromRoot('.cache', 'fonts')}</cachedir><include>/etc/fonts/conf.d</include></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}

/** A Chromium without the switches of test tools, which turn off what makes moving about fast. */
export async function withChromium<Value>(
  { chromePath, profile, onlyDejaVu }: Start,
  use: (port: number) => Promise<Value>,
): Promise<Value> {
  const chromium = await launch({
    chromePath,
    chromeFlags,
    ...(profile ? { userDataDir: profile } : {}),
    ...(onlyDejaVu ? { envVars: { ...process.env, ...dejaVuAlone() } } : {}),
  })
  try {
    return await use(chromium.port)
  } finally {
    chromium.kill()
  }
}

/** What Lighthouse says of a page that it loads once, in a Chromium of its own. Throws when it could not. */
export async function judge(start: Start, url: string, config?: Config): Promise<Result> {
  const judged = await withChromium(start, (port) => lighthouse(url, { port, logLevel: 'error' }, config))
  if (!judged || judged.lhr.runtimeError)
    throw new Error(`${url} could not be measured: ${judged?.lhr.runtimeError?.message ?? 'no result'}`)
  return judged.lhr
}
