import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** The system's Chromium where there is one, else Playwright's own. Without a sandbox, because CI runs as root. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = names.map(onPath).find((file) => file !== undefined)
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ]
  return executablePath ? { executablePath, args } : { args }
}
