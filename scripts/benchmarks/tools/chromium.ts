import { type LaunchedChrome, launch } from 'chrome-launcher'
import { launchArguments } from '../../browser/launch-options.ts'

const flags = [
  ...launchArguments,
  '--headless=new',
  // What is seen of a page is 1280 by 900; pages that are measured as on a phone set their own size.
  '--window-size=1280,987',
  '--ignore-certificate-errors',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

export async function withChromium<Value>(
  chromePath: string,
  use: (port: number) => Promise<Value>,
  profile?: string,
): Promise<Value> {
  const chromium: LaunchedChrome = await launch({
    chromePath,
    chromeFlags: flags,
    ...(profile ? { userDataDir: profile } : {}),
  })
  try {
    return await use(chromium.port)
  } finally {
    chromium.kill()
  }
}
